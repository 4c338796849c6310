import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { useOwnRights } from '../own-rights/useOwnRights';
import { type Group, groupSchema, groupsResource } from './groupSchema';
import type { SendMove } from './move/createMover';
import { type Moves, useMoves } from './move/useMoves';
import { createGroupStore, type GroupStore } from './tree/groupStore';
import { topLevel } from './tree/treeModel';

/** A group that is to be shown in the tree: it is scrolled to, and takes the focus where that is asked for. */
export interface Revealed {
  readonly id: string;
  readonly focus: boolean;
}

/** What the parts of the page share. */
export interface Groups {
  readonly store: GroupStore;
  /** The ids of the opened groups. */
  readonly expanded: string[];
  readonly expand: (change: string[] | ((before: string[]) => string[])) => void;
  /** Set until the group is shown. */
  readonly revealed: Revealed | undefined;
  /** Opens what is above a group and scrolls to it; with `focus` the keyboard goes on there. */
  readonly reveal: (group: Pick<Group, 'id' | 'path'>, options?: { focus?: boolean }) => void;
  readonly onRevealed: (revealed: Revealed) => void;
  readonly moves: Moves;
  /** Announces what has happened, and shows it below the tree; the same function in every render. */
  readonly announce: (text: string) => void;
  readonly announced: string;
  /**
   * After a change that may give or take rights: what is cached about users, groups and roles is loaded again; `later`
   * where what is shown now is about to be left.
   */
  readonly invalidate: (when?: 'now' | 'later') => void;
}

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
  const { guarded, dialog } = useOwnRights();
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [store] = useState(() => createGroupStore(dataProvider));
  const [expanded, expand] = useState<string[]>([]);
  const [revealed, setRevealed] = useState<Revealed>();
  const [announced, setAnnounced] = useState('');
  useEffect(() => () => store.stop(), [store]);

  // A repeated text is announced only when it differs from the one before.
  const announce = useCallback(
    (text: string) => setAnnounced((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const onRevealed = useCallback(
    (done: Revealed) => setRevealed((latest) => (latest === done ? undefined : latest)),
    [],
  );
  const reveal = useCallback<Groups['reveal']>(
    ({ id, path }, { focus = false } = {}) => {
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
    (id, { parentId, index }, version) =>
      guarded<Group>((confirmation) =>
        calls.call(groupsResource, {
          path: `/${encodeURIComponent(id)}/actions/move`,
          method: 'POST',
          body: { parentId: parentId === topLevel ? null : parentId, position: index, version, confirmation },
          schema: groupSchema,
        }),
      ),
    [calls, guarded],
  );
  const invalidate = useCallback<Groups['invalidate']>(
    (when = 'now') =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('user-management/'),
        refetchType: when === 'now' ? 'active' : 'none',
      }),
    [queryClient],
  );
  const moves = useMoves({ store, send, announce, expand, reveal, onMoved: invalidate });
  const groups: Groups = {
    ...{ store, expanded, expand, revealed, reveal, onRevealed, moves },
    ...{ announce, announced, invalidate },
  };
  return { groups, dialog };
}
