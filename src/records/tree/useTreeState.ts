import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { SendMove } from './move/createMover';
import { useMoves } from './move/useMoves';
import type { TreeDescription, TreeRecord } from './treeDescription';
import { topLevel } from './treeModel';
import { createTreeStore, type TreeStore } from './treeStore';

/** A record that is to be shown in the tree: it is scrolled to, and takes the focus where that is asked for. */
export interface Revealed {
  readonly id: string;
  readonly focus: boolean;
}

/** What the parts of a page with a tree share. */
export type TreeState = ReturnType<typeof useTreeState>;

interface TreeStateOptions {
  /** Sends one move; the same function as long as nothing changes. */
  send: SendMove;
  onMoved: () => void;
  /** Where the records come from, where that is no resource of the server's; the same as long as the page is open. */
  provider?: Pick<DataProvider, 'getList' | 'getOne'>;
}

/** The records without a parent, as far as they are loaded. */
export function useTopLevel(store: TreeStore) {
  return useSyncExternalStore(store.subscribe, () => store.branch(topLevel));
}

/** Keeps the known records, which of them are opened, and the ways to move them, as long as the page is open. */
export function useTreeState(description: TreeDescription, { send, onMoved, provider }: TreeStateOptions) {
  const dataProvider = useDataProvider();
  const [store] = useState(() => createTreeStore(provider ?? dataProvider, description.resource));
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
  /** Opens what is above a record and scrolls to it; with `focus` the keyboard goes on there. */
  const reveal = useCallback(
    ({ id, path }: Pick<TreeRecord, 'id' | 'path'>, { focus = false } = {}) => {
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
  const moves = useMoves({ description, store, send, announce, expand, reveal, onMoved });
  return {
    description,
    store,
    expanded,
    expand,
    revealed,
    reveal,
    onRevealed,
    announce,
    announced,
    moves,
  };
}
