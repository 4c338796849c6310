import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type BulkResult, bulkSchema } from '../../../../api/records';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { useOwnRights } from '../../own-rights/useOwnRights';
import { useImpactQuestion } from '../impact/useImpactQuestion';
import type { RoleChange } from './permissionMatrix';

const rolesResource = 'user-management/roles';

/** What the last save came to: the roles that were refused, or why the whole save failed. */
export interface SaveOutcome {
  readonly refused: readonly BulkResult[];
  readonly error: Error | null;
}

/**
 * Saves roles in one call, after showing what that does to whom and, where people would take rights from themselves,
 * after their confirmation. `onSaved` gets the roles that the server accepted, before all roles are loaded again.
 */
export function useSaveMatrix(onSaved: (changes: readonly RoleChange[]) => void) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const impact = useImpactQuestion();
  const ownRights = useOwnRights();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (changes: readonly RoleChange[]) => {
      const answer = await ownRights.guarded((confirmation) => {
        const call = {
          path: '/actions/set-permissions',
          body: { changes, confirmation },
          schema: bulkSchema,
        };
        return calls.call(rolesResource, call);
      });
      if (answer === undefined) return [];
      const refused = answer.results.filter(({ ok }) => !ok);
      onSaved(changes.filter(({ id }) => answer.results.some((result) => result.ok && result.id === id)));
      if (refused.length === 0) notify('areas.user-management.roles.matrix.saved', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: [rolesResource] });
      await queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
      return refused;
    },
  });
  const save = async (changes: readonly RoleChange[]) => {
    if (await impact.ask(changes)) mutate(changes);
  };
  const dialogs = (
    <>
      {impact.dialog}
      {ownRights.dialog}
    </>
  );
  return { save, saving: isPending, outcome: { refused: data ?? [], error }, dialogs };
}
