import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TreeLook, TreeRecord } from '@/records/tree/treeDescription';
import { type PositionBook, positionIdOf } from './positionBook';

const texts = 'areas.website-modules.positions';

/** The notes of the lines: a position's free places, a module's state, and what is wrong with it there. */
export function useLineLook(book: PositionBook): (record: TreeRecord) => TreeLook {
  const translate = useTranslate();
  return useCallback(
    ({ id, childCount }) => {
      const position = book.position(positionIdOf(id) ?? '');
      if (position) {
        const { max } = position;
        const word = childCount > max ? 'over' : childCount === max ? 'full' : 'count';
        return {
          note: translate(`${texts}.${word}`, { count: childCount, max, smart_count: max }),
          tone: childCount > max ? 'warning' : undefined,
        };
      }
      const placed = book.placed(id);
      if (!placed) return { note: translate(`${texts}.pages`, { smart_count: childCount }) };
      const module = book.module(placed.moduleId);
      if (!module) return { note: translate(`${texts}.removed`), tone: 'warning' };
      const around = book.position(placed.positionId);
      const isOff = module.state !== 'enabled';
      const notes = [
        ...(isOff ? [translate(`areas.website-modules.states.${module.state}`)] : []),
        ...(around?.accepts?.includes(module.category) === false ? [translate(`${texts}.misfit`)] : []),
      ];
      return {
        note: notes.length > 0 ? notes.join(', ') : undefined,
        tone: isOff ? 'quiet' : notes.length > 0 ? 'warning' : undefined,
      };
    },
    [book, translate],
  );
}
