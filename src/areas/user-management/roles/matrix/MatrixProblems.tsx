import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { refusalTexts } from '../../users/userSchema';
import type { Role } from '../roleSchema';
import type { SaveOutcome } from './useSaveMatrix';

interface MatrixProblemsProps {
  roles: readonly Role[];
  /** The roles that still have unsaved changes. */
  unsaved: readonly Role[];
  /** Those of them that somebody else has saved in the meantime. */
  overtaken: readonly Role[];
  outcome: SaveOutcome;
  onMerge: (role: Role) => void;
  onRetry: (role: Role) => void;
  /** Present when the roles could not be loaded again after a save. */
  onRefresh: (() => void) | undefined;
}

const texts = 'areas.user-management.matrix';

/** The problems that keep changes from being saved, each with a button that helps; announced when they appear. */
export function MatrixProblems(props: MatrixProblemsProps) {
  const { roles, unsaved, overtaken, outcome, onMerge, onRetry, onRefresh } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const text = (key: string, args?: Record<string, unknown>) => translate(`${texts}.${key}`, args);

  const problem = (
    key: string,
    severity: AlertColor,
    message: string,
    label?: string,
    onClick?: () => void,
  ) => (
    <Alert
      key={key}
      severity={severity}
      variant="outlined"
      action={label === undefined ? null : <Button onClick={onClick}>{label}</Button>}
    >
      {message}
    </Alert>
  );
  const refusals = outcome.refusals.map(({ id, code = '', message }) => {
    const role = unsaved.find((each) => each.id === id);
    if (role === undefined || overtaken.includes(role)) return null;
    const args = { role: role.name };
    const reason = translate(message ?? `${refusalTexts}.${code}`, {
      _: message ?? translate(`${refusalTexts}.other`),
    });
    return problem(id, 'error', `${text('refused', args)} ${reason}`, text('retry', args), () =>
      onRetry(role),
    );
  });
  const missingCount = outcome.refusals.filter(({ id }) => !roles.some((role) => role.id === id)).length;
  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxHeight: '40dvh', overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {outcome.error ? problem('failed', 'error', `${text('saveFailed')} ${errorText(outcome.error)}`) : null}
      {overtaken.map((role) => {
        const args = { role: role.name };
        return problem(role.id, 'warning', text('overtaken', args), text('merge', args), () => onMerge(role));
      })}
      {refusals}
      {missingCount > 0 ? problem('gone', 'error', text('gone', { smart_count: missingCount })) : null}
      {onRefresh
        ? problem('refresh', 'warning', text('refreshFailed'), translate('ui.action.retry'), onRefresh)
        : null}
    </Stack>
  );
}
