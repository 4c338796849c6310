import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';
import type { Language } from '../../languages/languageSchema';
import type { TextValue, Translation } from '../translationSchema';
import type { TextList } from '../useTextList';
import { isProblem, textValueOf } from './cellState';
import type { GridCellPlace } from './gridMoves';

interface ProblemSearch {
  list: TextList;
  total: number;
  base: Language | undefined;
  languages: readonly Language[];
  active: GridCellPlace;
  go: (place: GridCellPlace) => void;
}

/**
 * Goes to the next (1) or previous (-1) row whose text in the active cell's language is a problem, loading the rows on the way;
 * from the column of the keys, in any language that is shown. That there is none is told.
 */
export function useProblemSearch({ list, total, base, languages, active, go }: ProblemSearch) {
  const notify = useNotify();
  const errorText = useErrorText();
  const latest = useRef(0);
  const codesOf = (column: number) => {
    if (column === 0) return languages.map(({ id }) => id);
    return [(column === 1 ? base : languages[column - 2])?.id ?? ''];
  };
  return async (step: 1 | -1, isWanted: (value: TextValue) => boolean = isProblem): Promise<boolean> => {
    latest.current += 1;
    const search = latest.current;
    const codes = codesOf(active.column);
    const fits = (row: Translation) => codes.some((code) => isWanted(textValueOf(row, code)));
    try {
      for (let index = active.row + step; index >= 0 && index < total; index += step) {
        const row = list.rowAt(index) ?? (await list.load(index));
        // A later search, or another cell, has taken its place.
        if (search !== latest.current) return true;
        if (row !== undefined && fits(row)) {
          go({ row: index, column: active.column });
          return true;
        }
      }
      notify(`areas.default-translations.grid.noFurther.${step === 1 ? 'next' : 'previous'}`, {
        type: 'info',
      });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    return false;
  };
}
