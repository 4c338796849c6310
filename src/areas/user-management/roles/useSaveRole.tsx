import { useQueryClient } from '@tanstack/react-query';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { useOwnRights } from '../own-rights/useOwnRights';
import { useImpactQuestion } from './impact/useImpactQuestion';
import { type Role, roleSchema } from './roleSchema';

/**
 * Saves the change of a role: changed permissions after showing what that does to whom, and rights taken from oneself
 * after a confirmation. Undefined when the person cancels. `dialogs` asks; it stands beside the form, not inside.
 */
export function useSaveRole() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const impact = useImpactQuestion();
  const ownRights = useOwnRights();

  const save = async (change: Readonly<Record<string, unknown>>, { id }: Role) => {
    if (Array.isArray(change.permissions)) {
      const agreed = await impact.ask([{ id, permissions: change.permissions.map(String) }]);
      if (!agreed) return undefined;
    }
    const saved = await ownRights.guarded((confirmation) =>
      calls.call('user-management/roles', {
        path: `/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { ...change, ...(confirmation !== undefined && { confirmation }) },
        schema: roleSchema,
      }),
    );
    // What users may do follows from their roles.
    void queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
    return saved;
  };
  const dialogs = (
    <>
      {impact.dialog}
      {ownRights.dialog}
    </>
  );
  return { save, dialogs };
}
