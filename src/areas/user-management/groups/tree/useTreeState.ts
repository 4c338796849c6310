import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { Group } from '../groupSchema';
import type { SendMove } from './move/createMover';
import { useMoves } from './move/useMoves';
import { topLevel } from './treeModel';
import { createTreeStore, type TreeStore } from './treeStore';

/** A record to show in the tree: it is scrolled to and, on request, focused. */
export interface RevealTarget {
  readonly id: string;
  readonly focus: boolean;
}

/** The state shared by the parts of a page with a tree. */
export type TreeState = ReturnType<typeof useTreeState>;

interface TreeStateOptions {
  /** Sends one move; must be a stable function. */
  send: SendMove;
  onMoved: () => void;
}

/** The records without a parent, as far as they are loaded. */
export function useTopLevel(store: TreeStore) {
  return useSyncExternalStore(store.subscribe, () => store.branch(topLevel));
}

/** Keeps the known records, their expansion and the functions that move them while the page is open. */
export function useTreeState({ send, onMoved }: TreeStateOptions) {
  const dataProvider = useDataProvider();
  const [store] = useState(() => createTreeStore(dataProvider));
  const [expanded, expand] = useState<string[]>([]);
  const [revealTarget, setRevealTarget] = useState<RevealTarget>();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => () => store.stop(), [store]);

  /**
   * Announces what happened, and shows it below the tree. A repeated text is changed invisibly, or it would not be read
   * out.
   */
  const announce = useCallback(
    (text: string) => setAnnouncement((previousText) => (previousText === text ? `${text}\u00a0` : text)),
    [],
  );
  const onRevealed = useCallback(
    (target: RevealTarget) =>
      setRevealTarget((currentTarget) => (currentTarget === target ? undefined : currentTarget)),
    [],
  );
  /** Expands a record's ancestors and scrolls to it; with `focus` it gets the keyboard focus. */
  const reveal = useCallback(
    ({ id, path }: Pick<Group, 'id' | 'path'>, { focus = false } = {}) => {
      const above = path.map((step) => step.id);
      const target = { id, focus };
      setRevealTarget(target);
      expand((previousIds) => [...new Set([...previousIds, ...above])]);
      const lookups = [...above, id].map((each, index) => store.find(above[index - 1] ?? topLevel, each));
      // A record that is not found must not take the focus if it appears much later.
      const forget = () => onRevealed(target);
      Promise.all(lookups).then((results) => results.every(Boolean) || forget(), forget);
    },
    [store, onRevealed],
  );
  const moves = useMoves({ store, send, announce, expand, reveal, onMoved });
  return {
    store,
    expanded,
    expand,
    revealTarget,
    reveal,
    onRevealed,
    announce,
    announcement,
    moves,
  };
}
