import { useCallback, useMemo, useState } from 'react';
import type { DataProvider } from 'react-admin';
import * as v from 'valibot';
import type { SendMove } from '@/records/tree/move/createMover';
import type { TreeDescription } from '@/records/tree/treeDescription';
import { useTreeState } from '@/records/tree/useTreeState';
import type { Module } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';
import { createPositionBook, positionIdOf, positionLine } from './positionBook';
import { useLineLook } from './useLineLook';

const texts = 'areas.website-modules.positions';

/** What the parts of the page share. */
export type PositionTree = ReturnType<typeof usePositionTree>;

/** Pages, positions and modules as one tree. The book keeps all moves until they are saved. */
export function usePositionTree(start: { positions: readonly Position[]; modules: readonly Module[] }) {
  const [book] = useState(() => {
    const made = createPositionBook();
    made.read(start.positions, start.modules);
    return made;
  });
  // The tree queries the book as if it were the server.
  const [provider] = useState<Pick<DataProvider, 'getList' | 'getOne'>>(() => ({
    // All its records are lines, whatever the type parameter is.
    getList: async (_resource, { filter }) => {
      const data = book.children(filter?.parentId ?? null);
      return { data: data as never[], total: data.length };
    },
    getOne: async (_resource, { id }) => ({ data: book.record(String(id)) as never }),
  }));
  const send = useCallback<SendMove>(
    async ({ id }, { parentId, index }) => book.move(id, positionIdOf(parentId) ?? '', index),
    [book],
  );
  const lookOf = useLineLook(book);
  const description = useMemo(
    (): TreeDescription => ({
      resource: positions.resource,
      schema: v.never(),
      texts,
      cycleText: `${texts}.onlyPositions`,
      counts: [],
      lookOf,
    }),
    [lookOf],
  );
  // The book is not React state, so changes render what is beside the tree explicitly.
  const [, setChanges] = useState(0);
  const onMoved = useCallback(() => setChanges((before) => before + 1), []);
  const tree = useTreeState(description, { send, onMoved, provider });
  const { store, announce } = tree;

  /** Refreshes positions in the tree from the book. */
  async function show(changed: readonly Position[]): Promise<void> {
    // An announcement of an earlier move may be outdated.
    announce('');
    onMoved();
    await Promise.all(changed.map(({ id }) => store.refresh(positionLine(id), 0)));
  }
  return { ...tree, book, show };
}
