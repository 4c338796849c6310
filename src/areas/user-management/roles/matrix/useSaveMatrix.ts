import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type BulkResult, bulkSchema } from '../../../../api/records';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { useOwnRights } from '../../own-rights/useOwnRights';
import { useImpactQuestion } from '../impact/useImpactQuestion';
import type { RoleChange } from './permissionMatrix';

/** What the last save came to: the roles that were refused, or the failure of the whole. */
export interface SaveOutcome {
  readonly refused: readonly BulkResult[];
  readonly error: unknown;
}

const nothingSaved: SaveOutcome = { refused: [], error: undefined };

/**
 * Saves roles in one call, after the question what that does to whom and, where somebody would take rights from
 * themself, after their confirmation. `onSaved` gets the roles that the server took, before all roles are read anew.
 */
export function useSaveMatrix(onSaved: (changes: readonly RoleChange[]) => void) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const impact = useImpactQuestion();
  const ownRights = useOwnRights();
  const [outcome, setOutcome] = useState(nothingSaved);
  const [saving, setSaving] = useState(false);
  const running = useRef(false);

  const send = async (changes: readonly RoleChange[]) => {
    const results = await ownRights.guarded(async (confirmation) => {
      const body = { changes, ...(confirmation !== undefined && { confirmation }) };
      const call = { path: '/actions/set-permissions', body, schema: bulkSchema };
      return (await calls.call('user-management/roles', call)).results;
    });
    if (results === undefined) return;
    const taken = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    onSaved(changes.filter(({ id }) => taken.has(id)));
    setOutcome({ refused: results.filter(({ ok }) => !ok), error: undefined });
    if (taken.size === changes.length)
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
      setOutcome(nothingSaved);
      await send(changes);
    } catch (error) {
      setOutcome({ refused: [], error });
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  return { save, saving, outcome, impactDialog: impact.dialog, ownRightsDialog: ownRights.dialog };
}
