import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { plannedGroup } from '../guarded-save/impactSchema';
import { useGuardedSave } from '../guarded-save/useGuardedSave';
import { type Group, groupSchema, groupsResource } from './groupSchema';
import type { SendMove } from './tree/move/createMover';
import { topLevel } from './tree/treeModel';
import { useTreeState } from './tree/useTreeState';

/** What the parts of the page share. */
type Groups = ReturnType<typeof useGroupsState>['groups'];

export const GroupsContext = createContext<Groups | undefined>(undefined);

/** What the parts of the page share; only below `GroupsPage`. */
export function useGroups(): Groups {
  const groups = useContext(GroupsContext);
  if (groups === undefined) throw new Error('useGroups needs a GroupsPage around it.');
  return groups;
}

/** The part of it that stays the same while the page is open. */
export const GroupStoreContext = createContext<Pick<Groups, 'store' | 'invalidate'> | undefined>(undefined);

/** The groups themselves, for what does not show the tree: it does not render with it. Only below `GroupsPage`. */
export function useGroupStore() {
  const groupStore = useContext(GroupStoreContext);
  if (groupStore === undefined) throw new Error('useGroupStore needs a GroupsPage around it.');
  return groupStore;
}

/** The tree of groups, with the question whom a move gives or takes rights. */
export function useGroupsState() {
  const { askIfConcerned, guarded, dialogs } = useGuardedSave();
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const send = useCallback<SendMove>(
    async ({ id, parentId: currentParentId, version }, to) => {
      const parentId = to.parentId === topLevel ? null : to.parentId;
      const mayMatter = !to.isBack && currentParentId !== parentId;
      if (mayMatter && !(await askIfConcerned(plannedGroup(id, { parentId })))) return undefined;
      return guarded<Group>((confirmation) =>
        calls.call(groupsResource, {
          path: `/${encodeURIComponent(id)}/actions/move`,
          method: 'POST',
          body: { parentId, position: to.index, version, confirmation },
          schema: groupSchema,
        }),
      );
    },
    [askIfConcerned, calls, guarded],
  );
  /**
   * After a change that may give or take rights, reloads what is cached about users, groups and roles; `later` if the
   * page is about to be left.
   */
  const invalidate = useCallback(
    (when: 'now' | 'later' = 'now') =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('user-management/'),
        refetchType: when === 'now' ? 'active' : 'none',
      }),
    [queryClient],
  );
  const tree = useTreeState({ send, onMoved: invalidate });
  const { store } = tree;
  const groupStore = useMemo(() => ({ store, invalidate }), [store, invalidate]);
  return { groups: { ...tree, invalidate }, groupStore, dialog: dialogs };
}
