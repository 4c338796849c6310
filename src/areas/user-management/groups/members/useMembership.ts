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

/** Adds users to a group or removes them, in one call with a result for each user. Rejects with an ApiError. */
export function useMembership(groupId: string) {
  const calls = useRecordCalls();
  const { store, invalidate } = useGroups();
  return useCallback(
    async (op: 'addGroups' | 'removeGroups', ids: readonly string[]): Promise<BulkResult[]> => {
      const results = await calls.bulk(usersResource, { op, ids, args: { groupIds: [groupId] } });
      const done = results.filter(({ ok }) => ok).length;
      const group = store.group(groupId);
      if (group)
        store.put({ ...group, memberCount: group.memberCount + (op === 'addGroups' ? done : -done) });
      invalidate();
      return results;
    },
    [calls, store, groupId, invalidate],
  );
}
