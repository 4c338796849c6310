import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isolate, joinNames } from '@/people/audience/audienceSentence';
import type { TreeLook, TreeRecord } from '@/records/tree/treeDescription';
import { moduleName } from '../moduleSchema';
import { type PositionBook, positionIdOf } from './positionBook';

const texts = 'areas.website-modules.positions';

/** The notes of the lines: a position's free places, a module's state, and what is wrong with it there. */
export function useLineLook(book: PositionBook): (record: TreeRecord) => TreeLook {
  const translate = useTranslate();
  const [locale] = useLocaleState();
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
      const rivals = book.rivals(id).map((each) => isolate(moduleName(each)));
      const wrong = [
        around?.accepts?.includes(module.category) === false ? translate(`${texts}.misfit`) : undefined,
        rivals.length > 0
          ? translate(`${texts}.rivals`, { others: joinNames(rivals, locale, 'conjunction') })
          : undefined,
      ];
      const state = isOff ? translate(`areas.website-modules.states.${module.state}`) : undefined;
      const notes = [state, ...wrong].filter((note) => note !== undefined);
      return {
        note: notes.length > 0 ? notes.join(', ') : undefined,
        tone: isOff ? 'quiet' : notes.length > 0 ? 'warning' : undefined,
      };
    },
    [book, locale, translate],
  );
}
