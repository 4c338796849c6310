import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import * as v from 'valibot';
import { refusalCode } from '@/api/apiError';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { SendMove, Target } from '@/records/tree/move/createMover';
import type { TreeDescription, TreeRecord } from '@/records/tree/treeDescription';
import { useTreeState } from '@/records/tree/useTreeState';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import type { Module } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';
import { LineMark } from './LineMark';
import { createPositionBook, positionIdOf, positionLine } from './positionBook';
import { moveModule, saveOrder } from './positionCalls';
import { useLineLook } from './useLineLook';
import { everything } from './usePositions';

const texts = 'areas.website-modules.positions';

/** What the parts of the page share. */
export type PositionTree = ReturnType<typeof usePositionTree>;

/** Pages, positions and modules as one tree, with the ways to change what stands in a position. */
export function usePositionTree(start: { positions: readonly Position[]; modules: readonly Module[] }) {
  const calls = useRecordCalls();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const question = useConfirmation<string, boolean>();
  const { ask } = question;
  const [book] = useState(() => {
    const made = createPositionBook();
    made.read(start.positions, start.modules);
    return made;
  });
  // The book has what the server has answered; the tree asks it as it would ask the server.
  const [provider] = useState<Pick<DataProvider, 'getList' | 'getOne'>>(() => ({
    // Its records are lines alone, whatever type is asked for.
    getList: async (_resource, { filter }) => {
      const data = book.children(filter?.parentId ?? null);
      return { data: data as never[], total: data.length };
    },
    getOne: async (_resource, { id }) => ({ data: book.record(String(id)) as never }),
  }));

  /** Reads all positions anew. */
  const reload = useCallback(async () => {
    const fresh = await everything(dataProvider);
    book.read(fresh.positions, fresh.modules);
  }, [book, dataProvider]);

  const move = useCallback(
    async (line: string, to: Target): Promise<TreeRecord | undefined> => {
      const placed = book.placed(line);
      const target = book.position(positionIdOf(to.parentId) ?? '');
      const source = placed && book.position(placed.positionId);
      if (!placed || !source || !target) return undefined;
      const { moduleId } = placed;
      if (source.id === target.id) {
        const rest = source.moduleIds.filter((id) => id !== moduleId);
        book.put([await saveOrder(calls, source, rest.toSpliced(to.index, 0, moduleId))]);
      } else {
        const index = Math.min(to.index, target.moduleIds.length);
        const changed = await moveModule(calls, { moduleId, from: source, to: target, index });
        book.put(changed, { line, to: { positionId: target.id, moduleId } });
      }
      return book.record(line);
    },
    [book, calls],
  );

  /** Sends a move. Where somebody else was faster the positions are read anew and the move is offered again (WM23, WM24). */
  const send = useCallback<SendMove>(
    async (record, to) => {
      try {
        return await move(record.id, to);
      } catch (error) {
        if (refusalCode(error) !== 'stale') throw error;
        await reload();
        if (!(await ask(record.name))) return undefined;
        return move(record.id, to);
      }
    },
    [ask, move, reload],
  );

  const lookOf = useLineLook(book);
  const description = useMemo(
    (): TreeDescription => ({
      resource: positions.resource,
      schema: noRecord,
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
  const onMoved = useCallback(() => {
    setChanges((before) => before + 1);
    void queryClient.invalidateQueries({ queryKey: [positions.resource], refetchType: 'none' });
  }, [queryClient]);
  const tree = useTreeState(description, { send, onMoved, provider });
  const { store, announce } = tree;

  /** Saves what stands in a position, and shows it. @throws ApiError */
  async function order(position: Position, moduleIds: readonly string[]): Promise<void> {
    book.put([await saveOrder(calls, position, moduleIds)]);
    onMoved();
    // What was said of an earlier move need not be true any more.
    announce('');
    await store.refresh(positionLine(position.id), 0);
  }
  return { ...tree, book, reload, order, question };
}

/** What the server brings along with a refusal is a position, and no line of the tree. */
const noRecord = v.never();
