import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { GuideLine } from './GuideLine';
import { loadGuides } from './guideStore';
import { useRuns } from './useRuns';

const texts = 'areas.onboarding-wizard.shell';

interface GuideListProps {
  /** Also lists the steps of each guide. */
  withSteps?: boolean;
  /** Called when one was started. */
  onTaken?: () => void;
}

/** All guides of this person. */
export function GuideList({ withSteps = false, onTaken }: GuideListProps) {
  const translate = useTranslate();
  const { runs } = useRuns();
  // The store keeps the answer until sign-out.
  const { isError, refetch } = useQuery({
    queryKey: ['onboarding-wizard/mine'],
    queryFn: () => loadGuides().then(() => true),
    gcTime: 0,
  });
  if (isError && runs === undefined)
    return (
      <Box role="alert" sx={{ typography: 'body2' }}>
        {translate(`${texts}.notLoaded`)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {translate('ui.action.retry')}
        </Button>
      </Box>
    );
  if (runs === undefined) return <LoadingLine wide />;
  if (runs.length === 0) return <Box sx={{ typography: 'body2' }}>{translate(`${texts}.none`)}</Box>;
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {runs.map((run) => (
        <GuideLine key={run.id} run={run} withSteps={withSteps} onTaken={onTaken} />
      ))}
    </Box>
  );
}
