import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type BulkResult, bulkSchema } from '../../../../api/records';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { useOwnRights } from '../../own-rights/useOwnRights';
import { useImpactQuestion } from '../impact/useImpactQuestion';
import type { RoleChange } from './permissionMatrix';

/** What the last save came to: the roles that were refused, or why the whole save failed. */
export interface SaveOutcome {
  readonly refused: readonly BulkResult[];
  readonly error?: unknown;
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
  const [outcome, setOutcome] = useState<SaveOutcome>({ refused: [] });
  const [saving, setSaving] = useState(false);
  const running = useRef(false);

  const send = async (changes: readonly RoleChange[]) => {
    const answer = await ownRights.guarded((confirmation) => {
      const body = { changes, ...(confirmation !== undefined && { confirmation }) };
      const call = { path: '/actions/set-permissions', body, schema: bulkSchema };
      return calls.call('user-management/roles', call);
    });
    if (answer === undefined) return;
    const refused = answer.results.filter(({ ok }) => !ok);
    const accepted = new Set(answer.results.filter(({ ok }) => ok).map(({ id }) => id));
    onSaved(changes.filter(({ id }) => accepted.has(id)));
    setOutcome({ refused });
    if (accepted.size === changes.length)
      notify('areas.user-management.roles.matrix.saved', { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['user-management/roles'] });
    await queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
  };

  const save = async (changes: readonly RoleChange[]) => {
    if (running.current) return;
    running.current = true;
    try {
      if (!(await impact.ask(changes))) return;
      setSaving(true);
      setOutcome({ refused: [] });
      await send(changes);
    } catch (error) {
      setOutcome({ refused: [], error });
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  const dialogs = (
    <>
      {impact.dialog}
      {ownRights.dialog}
    </>
  );
  return { save, saving, outcome, dialogs };
}
