import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { plannedGroup } from '../impact/impactSchema';
import { useImpactQuestion } from '../impact/useImpactQuestion';
import { type Group, groupSchema, groupsResource } from './groupSchema';
import type { SendMove } from './move/createMover';
import { useMoves } from './move/useMoves';
import { createGroupStore, type GroupStore } from './tree/groupStore';
import { topLevel } from './tree/treeModel';

/** A group that is to be shown in the tree: it is scrolled to, and takes the focus where that is asked for. */
export interface Revealed {
  readonly id: string;
  readonly focus: boolean;
}

/** What the parts of the page share. */
type Groups = ReturnType<typeof useGroupsState>['groups'];

export const GroupsContext = createContext<Groups | undefined>(undefined);

/** What the parts of the page share; only below `GroupsPage`. */
export function useGroups(): Groups {
  const groups = useContext(GroupsContext);
  if (groups === undefined) throw new Error('useGroups needs a GroupsPage around it.');
  return groups;
}

/** The groups without a parent, as far as they are loaded. */
export function useTopLevel(store: GroupStore) {
  return useSyncExternalStore(store.subscribe, () => store.branch(topLevel));
}

/** Keeps the known groups, which of them are opened, and the ways to move them, as long as the page is open. */
export function useGroupsState() {
  const dataProvider = useDataProvider();
  const { askIfConcerned, guarded, dialogs } = useImpactQuestion();
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [store] = useState(() => createGroupStore(dataProvider));
  const [expanded, expand] = useState<string[]>([]);
  const [revealed, setRevealed] = useState<Revealed>();
  const [announced, setAnnounced] = useState('');
  useEffect(() => () => store.stop(), [store]);

  /** Announces what has happened, and shows it below the tree. A text that is the same as the one before would not be heard. */
  const announce = useCallback(
    (text: string) => setAnnounced((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const onRevealed = useCallback(
    (done: Revealed) => setRevealed((latest) => (latest === done ? undefined : latest)),
    [],
  );
  /** Opens what is above a group and scrolls to it; with `focus` the keyboard goes on there. */
  const reveal = useCallback(
    ({ id, path }: Pick<Group, 'id' | 'path'>, { focus = false } = {}) => {
      const above = path.map((step) => step.id);
      const next = { id, focus };
      setRevealed(next);
      expand((before) => [...new Set([...before, ...above])]);
      const lookups = [...above, id].map((each, index) => store.find(above[index - 1] ?? topLevel, each));
      // What is not found must not take the focus when it appears much later.
      const forget = () => onRevealed(next);
      Promise.all(lookups).then((found) => found.every(Boolean) || forget(), forget);
    },
    [store, onRevealed],
  );
  const send = useCallback<SendMove>(
    async (id, to, version) => {
      const parentId = to.parentId === topLevel ? null : to.parentId;
      const mayMatter = !to.isBack && store.group(id)?.parentId !== parentId;
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
    [askIfConcerned, calls, guarded, store],
  );
  /**
   * After a change that may give or take rights: what is cached about users, groups and roles is loaded again; `later`
   * where what is shown now is about to be left.
   */
  const invalidate = useCallback(
    (when: 'now' | 'later' = 'now') =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('user-management/'),
        refetchType: when === 'now' ? 'active' : 'none',
      }),
    [queryClient],
  );
  const moves = useMoves({ store, send, announce, expand, reveal, onMoved: invalidate });
  const tree = { store, expanded, expand, revealed, reveal, onRevealed, moves };
  return { groups: { ...tree, announce, announced, invalidate }, dialog: dialogs };
}
