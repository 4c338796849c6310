import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CueProblem } from '../../checks/cues';

const texts = 'areas.video-help.captions';
const most = 50;

/** The problems of a captions file by line; those that do not prevent saving come separately. */
export function ProblemList({ problems }: { problems: readonly CueProblem[] }) {
  const errors = problems.filter(({ isWarning }) => !isWarning);
  const warnings = problems.filter(({ isWarning }) => isWarning);
  return (
    <>
      <Problems kind="error" problems={errors} />
      <Problems kind="warning" problems={warnings} />
    </>
  );
}

function Problems({ kind, problems }: { kind: 'error' | 'warning'; problems: readonly CueProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  const rest = problems.length - most;
  return (
    <Alert severity={kind}>
      {translate(`${texts}.${kind}s`, { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '12rem', overflowY: 'auto' }} tabIndex={0}>
        {problems.slice(0, most).map(({ code, line }) => (
          <li key={`${line} ${code}`}>
            {translate(`${texts}.line`, { line, text: translate(`areas.video-help.refusals.${code}`) })}
          </li>
        ))}
        {rest > 0 ? <li>{translate(`${texts}.further`, { smart_count: rest })}</li> : null}
      </Box>
    </Alert>
  );
}
