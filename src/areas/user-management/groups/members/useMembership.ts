import type { BulkResult } from '@/api/records';
import { roles } from '@/people/references';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Group, groupsResource } from '../groupSchema';
import { useGroupStore } from '../groupsContext';

/** The name of the users for react-admin. */
export const usersResource = 'user-management/users';

interface MembershipChange {
  readonly op: 'addGroups' | 'removeGroups';
  readonly ids: readonly string[];
}

interface MembershipCallbacks {
  readonly onSuccess?: (results: readonly BulkResult[], change: MembershipChange) => void;
  readonly onError?: (error: Error, change: MembershipChange) => void;
}

/** Adds users to a group or removes them, in one call with a result for each user. */
export function useMembership(groupId: Group['id'], callbacks: MembershipCallbacks = {}) {
  const { store } = useGroupStore();
  return useRecordMutation(
    async (calls, { op, ids }: MembershipChange) => {
      const results = await calls.bulk(usersResource, { op, ids, args: { groupIds: [groupId] } });
      const done = results.filter(({ ok }) => ok).length;
      const group = store.record(groupId);
      if (group)
        store.put({ ...group, memberCount: group.memberCount + (op === 'addGroups' ? done : -done) });
      return results;
    },
    { ...callbacks, refreshes: [usersResource, groupsResource, roles.resource] },
  );
}
