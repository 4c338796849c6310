import { useCallback, useMemo, useState } from 'react';
import type { DataProvider } from 'react-admin';
import * as v from 'valibot';
import type { SendMove } from '@/records/tree/move/createMover';
import type { TreeDescription } from '@/records/tree/treeDescription';
import { useTreeState } from '@/records/tree/useTreeState';
import type { Module } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';
import { LineMark } from './LineMark';
import { createPositionBook, positionIdOf, positionLine } from './positionBook';
import { useLineLook } from './useLineLook';

const texts = 'areas.website-modules.positions';

/** What the parts of the page share. */
export type PositionTree = ReturnType<typeof usePositionTree>;

/** Pages, positions and modules as one tree. What is moved is kept in the book until all of it is saved. */
export function usePositionTree(start: { positions: readonly Position[]; modules: readonly Module[] }) {
  const [book] = useState(() => {
    const made = createPositionBook();
    made.read(start.positions, start.modules);
    return made;
  });
  // The tree asks the book as it would ask the server.
  const [provider] = useState<Pick<DataProvider, 'getList' | 'getOne'>>(() => ({
    // Its records are lines alone, whatever type is asked for.
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
      Mark: LineMark,
    }),
    [lookOf],
  );
  // The book is no state of React's: what stands beside the tree is rendered anew with each change.
  const [, setChanges] = useState(0);
  const onMoved = useCallback(() => setChanges((before) => before + 1), []);
  const tree = useTreeState(description, { send, onMoved, provider });
  const { store, announce } = tree;

  /** Shows positions as the book has them. */
  async function show(changed: readonly Position[]): Promise<void> {
    // What was said of an earlier move need not be true any more.
    announce('');
    onMoved();
    await Promise.all(changed.map(({ id }) => store.refresh(positionLine(id), 0)));
  }
  return { ...tree, book, show };
}
