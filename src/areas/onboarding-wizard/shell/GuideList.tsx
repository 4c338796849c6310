import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { GuideLine } from './GuideLine';
import { loadGuides } from './guideStore';
import { useRuns } from './useRuns';

const texts = 'areas.onboarding-wizard.shell';

interface GuideListProps {
  /** Also lists the steps of each guide. */
  withSteps?: boolean;
  /** Called when one was started. */
  onStarted?: () => void;
}

/** All guides of this person. */
function GuideList({ withSteps = false, onStarted }: GuideListProps) {
  const translate = useTranslate();
  const { runs } = useRuns();
  // The store keeps the answer until sign-out.
  const { isError, refetch } = useQuery({
    queryKey: ['onboarding-wizard/mine', document.documentElement.lang],
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
        <GuideLine key={run.id} run={run} withSteps={withSteps} onStarted={onStarted} />
      ))}
    </Box>
  );
}

/** This person's guides in the help panel, including finished, postponed and hidden ones. */
export function Guides({ onClose }: ShellPartProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Box sx={head}>
        <Typography id={id} variant="subtitle1" component="h3">
          {translate(`${texts}.guides`)}
        </Typography>
        <Typography variant="body2">
          <AppLink to="/profile/guides">{translate(`${texts}.inProfile`)}</AppLink>
        </Typography>
      </Box>
      <GuideList onStarted={onClose} />
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

/** `/profile/guides`: this person's guides, to continue or restart. */
export function GuidesPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate(`${texts}.guides`)}
        lead={translate(`${texts}.lead`)}
        back={{ to: '/profile' }}
      />
      <GuideList withSteps />
    </>
  );
}
