import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { AppLink } from '@/ui/page/AppLink';
import type { Problem } from '../checks/steps';
import type { Flow } from '../flowSchema';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.problems';

/** The number of problems that are spelled out. */
const most = 8;

interface ProblemListProps {
  problems: readonly Problem[];
  order: readonly string[];
  steps: Flow['steps'];
  /** The heading. */
  title: string;
  severity?: 'warning' | 'error';
  /** Called when a problem's link is followed. */
  onFollow?: () => void;
}

/** The problems of a guide, with links to the steps. */
export function ProblemList(props: ProblemListProps) {
  const { problems, order, steps, title, severity = 'warning', onFollow } = props;
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const titleOf = useStepTitle();
  if (problems.length === 0) return null;
  const rest = problems.length - most;
  return (
    <Alert severity={severity} variant="outlined" sx={{ mb: 3 }}>
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, most).map(({ stepId = '', code }) => {
          const step = steps[stepId];
          const [key, language = ''] = code.split('.');
          const text = translate(`${texts}.${key}`, {
            language: language && nameOf(language),
            _: translate(`${texts}.other`),
          });
          const place = new URLSearchParams({ step: stepId, ...(language && { language }) });
          return (
            <Box component="li" key={`${stepId} ${code}`} sx={{ overflowWrap: 'anywhere' }}>
              {step ? (
                <>
                  <AppLink to={`?${place}`} onClick={onFollow}>
                    {order.indexOf(stepId) + 1}. <bdi>{titleOf(step)}</bdi>
                  </AppLink>
                  : {text}
                </>
              ) : ofAudience.has(code) ? (
                <AppLink to="?tab=audience" onClick={onFollow}>
                  {text}
                </AppLink>
              ) : (
                text
              )}
            </Box>
          );
        })}
      </Box>
      {rest > 0 ? translate(`${texts}.more`, { smart_count: rest }) : null}
    </Alert>
  );
}

const ofAudience = new Set(['no_audience', 'group_gone']);
