import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Step } from '@/records/tree/move/stepMove';
import type { TreeMoves } from '@/records/tree/useHeadlessTree';
import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';
import { positionPath } from '../positionSchema';
import { pageLine, positionIdOf, positionLine } from './positionBook';
import type { PositionTree } from './usePositionTree';

/**
 * Moves modules between positions, only into one that accepts them; else the reason is announced. Left and right
 * lead to the previous and next position, also on another page.
 */
export function usePositionMoves({ book, moves, announce, expand }: PositionTree) {
  const translate = useTranslate();
  const announced = useRef('');

  /** Why a module cannot be put into a position, as a sentence. */
  function refusalOf(line: string, positionId: string): string | undefined {
    const placed = book.placed(line);
    const position = book.position(positionId);
    if (!placed || !position) return translate('areas.website-modules.positions.onlyPositions');
    if (placed.positionId === positionId) return undefined;
    const code = placeRefusal(book.module(placed.moduleId), position);
    return code && translate(`areas.website-modules.errors.${code}`);
  }

  function neighbourOf(line: string, way: 'in' | 'out') {
    const all = book.pages().flatMap((page) => book.positions().filter((each) => each.page === page));
    const index = all.findIndex(({ id }) => id === book.placed(line)?.positionId);
    return all[index + (way === 'in' ? 1 : -1)];
  }

  function toNeighbour(line: string, way: 'in' | 'out'): void {
    const position = neighbourOf(line, way);
    const name = book.record(line)?.name ?? '';
    const refusal = position && refusalOf(line, position.id);
    if (!position || refusal !== undefined) {
      announce(
        position
          ? `${positionPath(position)}: ${refusal}`
          : translate(`areas.website-modules.positions.move.no.${way}`, { name }),
      );
      return;
    }
    const lines = [pageLine(position.page), positionLine(position.id)];
    expand((before) => [...new Set([...before, ...lines])]);
    moves.move(line, { parentId: positionLine(position.id), index: position.moduleIds.length });
  }

  const inTree: TreeMoves = {
    ...moves,
    isMovable: (line) => book.placed(line) !== undefined,
    isAllowed: (parentId, lines) => {
      const positionId = positionIdOf(parentId);
      return positionId !== undefined && lines.every((line) => refusalOf(line, positionId) === undefined);
    },
    step: (line: string, way: Step) => {
      if (book.placed(line) === undefined) announce(translate('areas.website-modules.positions.onlyModules'));
      else if (way === 'in' || way === 'out') toNeighbour(line, way);
      else moves.step(line, way);
    },
    onRefused: (line, over) => {
      const positionId = positionIdOf(over) ?? book.placed(over)?.positionId;
      const refusal = positionId === undefined ? undefined : refusalOf(line, positionId);
      if (refusal !== undefined && announced.current !== over) announce(refusal);
      announced.current = refusal === undefined ? '' : over;
    },
  };
  return { inTree, refusalOf };
}

/** The reason code if a module cannot be put into a position. */
export function placeRefusal(
  module: Pick<Module, 'id' | 'category'> | undefined,
  { accepts, moduleIds, max }: Position,
): 'twice' | 'not_accepted' | 'full' | undefined {
  if (module && moduleIds.includes(module.id)) return 'twice';
  if (module && accepts !== null && !accepts.includes(module.category)) return 'not_accepted';
  return moduleIds.length >= max ? 'full' : undefined;
}
