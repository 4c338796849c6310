import { useCallback } from 'react';
import type { BulkResult } from '../../../../api/records';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { useGroups } from '../groupsContext';

/** The name of the users for react-admin. */
export const usersResource = 'user-management/users';

/** The address of a user. */
export function userPath(id: string): string {
  return `/user-management/users/${encodeURIComponent(id)}`;
}

/** Puts users into a group or takes them out, in one call; the results are row by row. */
export function useMembership(groupId: string) {
  const calls = useRecordCalls();
  const { store, forgetCached } = useGroups();
  return useCallback(
    async (op: 'addGroups' | 'removeGroups', ids: readonly string[]): Promise<BulkResult[]> => {
      const results = await calls.bulk(usersResource, { op, ids, args: { groupIds: [groupId] } });
      const done = results.filter(({ ok }) => ok).length;
      const group = store.group(groupId);
      if (group)
        store.put({ ...group, memberCount: group.memberCount + (op === 'addGroups' ? done : -done) });
      forgetCached();
      return results;
    },
    [calls, store, groupId, forgetCached],
  );
}
