import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';
import { useRefusalReason } from '../../refusals';
import type { Role } from '../roleSchema';
import type { SaveOutcome } from './useSaveMatrix';

interface MatrixProblemsProps {
  roles: readonly Role[];
  /** The roles that still have unsaved changes. */
  unsaved: readonly Role[];
  /** Those of them that somebody else has saved meanwhile. */
  overtaken: readonly Role[];
  outcome: SaveOutcome;
  onMerge: (role: Role) => void;
  onRetry: (role: Role) => void;
  /** Present when the roles could not be loaded again after a save. */
  onRefresh: (() => void) | undefined;
}

interface Problem {
  readonly key: string;
  readonly severity: AlertColor;
  readonly text: string;
  readonly button?: { readonly label: string; readonly onClick: () => void };
}

const texts = 'areas.user-management.roles.matrix';

/** What keeps changes from being saved, each with what can be done about it; announced when it appears. */
export function MatrixProblems(props: MatrixProblemsProps) {
  const { roles, unsaved, overtaken, outcome, onMerge, onRetry, onRefresh } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const refusalReason = useRefusalReason();
  const text = (key: string, args?: Record<string, unknown>) => translate(`${texts}.${key}`, args);

  const problems: Problem[] = [];
  if (outcome.error) {
    const reason = errorText(outcome.error);
    problems.push({ key: 'failed', severity: 'error', text: `${text('saveFailed')} ${reason}` });
  }
  for (const role of overtaken) {
    const args = { role: role.name };
    const button = { label: text('merge', args), onClick: () => onMerge(role) };
    problems.push({
      key: `overtaken ${role.id}`,
      severity: 'warning',
      text: text('overtaken', args),
      button,
    });
  }
  for (const { id, code = '', message } of outcome.refused) {
    const role = unsaved.find((each) => each.id === id);
    if (role === undefined || overtaken.includes(role)) continue;
    const args = { role: role.name };
    const reason = message === undefined ? refusalReason(code) : translate(message, { _: message });
    const button = { label: text('retry', args), onClick: () => onRetry(role) };
    problems.push({ key: id, severity: 'error', text: `${text('refused', args)} ${reason}`, button });
  }
  const gone = outcome.refused.filter(({ id }) => !roles.some((role) => role.id === id)).length;
  if (gone > 0) problems.push({ key: 'gone', severity: 'error', text: text('gone', { smart_count: gone }) });
  if (onRefresh) {
    const button = { label: translate('ui.action.retry'), onClick: onRefresh };
    problems.push({ key: 'refresh', severity: 'warning', text: text('refreshFailed'), button });
  }
  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxHeight: '40dvh', overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {problems.map(({ key, severity, text: message, button }) => (
        <Alert
          key={key}
          severity={severity}
          variant="outlined"
          action={button ? <Button onClick={button.onClick}>{button.label}</Button> : null}
        >
          {message}
        </Alert>
      ))}
    </Stack>
  );
}
