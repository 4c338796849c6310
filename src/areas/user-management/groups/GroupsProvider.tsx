import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { useOwnRights } from '../own-rights/useOwnRights';
import { AnnounceContext } from './announcer';
import { type Group, groupSchema } from './groupSchema';
import { createGroupSource, groupsResource } from './groupSource';
import { type Groups, GroupsContext } from './groupsContext';
import type { SendMove } from './move/moveGroup';
import { useMoves } from './move/useMoves';
import { topLevel } from './tree/forest';
import type { Revealed } from './tree/GroupTree';
import { createGroupStore } from './tree/groupStore';

interface GroupsProviderProps {
  /** Shows what is announced. */
  onAnnounce: (text: string) => void;
  children: ReactNode;
}

/** Keeps the groups that are known, which of them are opened, and the ways to move them, as long as the page is open. */
export function GroupsProvider({ onAnnounce, children }: GroupsProviderProps) {
  const dataProvider = useDataProvider();
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const { guarded, dialog } = useOwnRights();
  const [store] = useState(() => createGroupStore(createGroupSource(dataProvider)));
  const [expanded, expand] = useState<string[]>([]);
  const [revealed, setRevealed] = useState<Revealed>();
  useEffect(() => () => store.stop(), [store]);

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
      // What is not found must not take the focus when it turns up much later.
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

  const forgetCached = useCallback<Groups['forgetCached']>(
    (when = 'now') => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('user-management/'),
        refetchType: when === 'now' ? 'active' : 'none',
      });
    },
    [queryClient],
  );
  const moves = useMoves({
    store,
    send,
    announce: onAnnounce,
    expand: (id) => expand((before) => (before.includes(id) ? before : [...before, id])),
    reveal,
    onMoved: () => forgetCached(),
  });
  const groups = useMemo<Groups>(
    () => ({ store, expanded, expand, revealed, reveal, onRevealed, moves, forgetCached }),
    [store, expanded, revealed, reveal, onRevealed, moves, forgetCached],
  );
  return (
    <GroupsContext value={groups}>
      <AnnounceContext value={onAnnounce}>
        {children}
        {dialog}
      </AnnounceContext>
    </GroupsContext>
  );
}
