import { useNotify } from 'react-admin';
import { type BulkResult, bulkSchema } from '@/api/records';
import { roles } from '@/people/references';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { plannedRoles } from '../../guarded-save/impactSchema';
import { useGuardedSave } from '../../guarded-save/useGuardedSave';
import type { RolePermissions } from './permissionMatrix';

/** The result of the last save: the refused roles, or why the whole save failed. */
export interface SaveOutcome {
  readonly refusals: readonly BulkResult[];
  readonly error: Error | null;
}

/**
 * Saves roles in one call, after showing the impact and, if users would lose their own rights, asking for confirmation. `onSaved` gets the roles that the server accepted, before all roles are loaded again.
 */
export function useSaveMatrix(onSaved: (changes: readonly RolePermissions[]) => void) {
  const notify = useNotify();
  const { ask, guarded, dialogs } = useGuardedSave();
  const [once] = useOneAtATime();
  const { mutateAsync, isPending, error, data } = useRecordMutation(
    async (calls, changes: readonly RolePermissions[]) => {
      const path = '/actions/set-permissions';
      const answer = await guarded((confirmation) =>
        calls.call(roles.resource, { path, body: { changes, confirmation }, schema: bulkSchema }),
      );
      if (answer === undefined) return [];
      const refusals = answer.results.filter(({ ok }) => !ok);
      onSaved(changes.filter(({ id }) => answer.results.some((result) => result.ok && result.id === id)));
      if (refusals.length === 0) notify('areas.user-management.matrix.saved', { type: 'success' });
      return refusals;
    },
    { refreshes: [roles.resource, 'user-management/users'] },
  );
  const save = (changes: readonly RolePermissions[]) =>
    once(async () => {
      if (await ask(plannedRoles(changes))) await mutateAsync(changes);
    }).catch(() => {
      // The failure is shown next to the button.
    });
  return { save, saving: isPending, outcome: { refusals: data ?? [], error }, dialogs };
}
