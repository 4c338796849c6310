import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import type { BulkResult } from '../../../../api/records';
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
  /** Present when the roles could not be read anew after a save. */
  onRefresh: (() => void) | undefined;
}

const texts = 'areas.user-management.roles.matrix';

/** What keeps changes from being saved, each with what can be done about it; announced when it comes. */
export function MatrixProblems({
  roles,
  unsaved,
  overtaken,
  outcome,
  onMerge,
  onRetry,
  onRefresh,
}: MatrixProblemsProps) {
  const translate = useTranslate();
  const refusalReason = useRefusalReason();
  const reasonOf = ({ message, code }: BulkResult) =>
    message === undefined ? refusalReason(code ?? '') : translate(message, { _: message });
  const refused = outcome.refused.flatMap((result) => {
    const role = unsaved.find(({ id }) => id === result.id && !overtaken.some((other) => other.id === id));
    return role === undefined ? [] : [{ role, reason: reasonOf(result) }];
  });
  const gone = outcome.refused.filter((result) => !roles.some(({ id }) => id === result.id)).length;
  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxHeight: '40dvh', overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {outcome.error === undefined ? null : (
        <Alert severity="error" variant="outlined">
          {translate(`${texts}.saveFailed`)} {translate(errorTextKey(outcome.error))}
        </Alert>
      )}
      {overtaken.map((role) => (
        <Alert
          key={role.id}
          severity="warning"
          variant="outlined"
          action={
            <Button onClick={() => onMerge(role)}>{translate(`${texts}.merge`, { role: role.name })}</Button>
          }
        >
          {translate(`${texts}.overtaken`, { role: role.name })}
        </Alert>
      ))}
      {refused.map(({ role, reason }) => (
        <Alert
          key={role.id}
          severity="error"
          variant="outlined"
          action={
            <Button onClick={() => onRetry(role)}>{translate(`${texts}.retry`, { role: role.name })}</Button>
          }
        >
          {translate(`${texts}.refused`, { role: role.name })} {reason}
        </Alert>
      ))}
      {gone > 0 ? (
        <Alert severity="error" variant="outlined">
          {translate(`${texts}.gone`, { smart_count: gone })}
        </Alert>
      ) : null}
      {onRefresh ? (
        <Alert
          severity="warning"
          variant="outlined"
          action={<Button onClick={onRefresh}>{translate('ui.action.retry')}</Button>}
        >
          {translate(`${texts}.refreshFailed`)}
        </Alert>
      ) : null}
    </Stack>
  );
}
