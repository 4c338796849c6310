import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import { type Flow, stepsOf } from '../flowSchema';
import { useRegistryProblems } from '../registryProblems';

/** The number of a guide's problems, including those that only the application knows. */
export function ProblemCount({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const problemsOf = useRegistryProblems();
  const problemKeys = new Set(
    [...flow.problems, ...problemsOf(stepsOf(flow))].map(({ stepId, code }) => `${stepId} ${code}`),
  );
  if (problemKeys.size === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        gap: 0.5,
        whiteSpace: 'nowrap',
      }}
    >
      <ErrorOutline fontSize="small" color="warning" />
      {translate('areas.onboarding-wizard.list.problems', { smart_count: problemKeys.size })}
    </Box>
  );
}

/** How many people finished a guide, of those who started, or that it is hidden; `inWords` if no column header says so. */
export function Progress({
  flow: { progress, publishedVersion },
  inWords = false,
}: {
  flow: Flow;
  inWords?: boolean;
}) {
  const translate = useTranslate();
  const format = useNumberFormat();
  if (publishedVersion === null) return null;
  const hidden = translate('areas.onboarding-wizard.figures.hidden');
  const figureText = (figure: number | null) => (figure === null ? hidden : format(figure));
  if (progress.started === null)
    return inWords ? translate('areas.onboarding-wizard.list.finishedHidden') : hidden;
  return translate(`areas.onboarding-wizard.list.${inWords ? 'finishedOf' : 'finished'}`, {
    finished: figureText(progress.finished),
    started: figureText(progress.started),
  });
}
