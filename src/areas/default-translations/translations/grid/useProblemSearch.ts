import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import type { TextList } from '../useTextList';
import { isProblem, textValueOf } from './cellState';
import type { GridCellPlace } from './useGridKeys';

interface SearchedRows {
  list: TextList;
  total: number;
  base: Language | undefined;
  languages: readonly Language[];
}

/**
 * Finds the next (1) or previous (-1) row whose text needs work in the cell's language, or in any language from the
 * column of keys; loads rows as needed. Undefined, with a notification, if there is none, and after a later search.
 */
export function useProblemSearch({ list, total, base, languages }: SearchedRows) {
  const notify = useNotify();
  const errorText = useErrorText();
  const latest = useRef(0);
  const codesOf = (column: number) => {
    if (column === 0) return languages.map(({ id }) => id);
    return [(column === 1 ? base : languages[column - 2])?.id ?? ''];
  };
  return async ({ row: from, column }: GridCellPlace, step: 1 | -1): Promise<GridCellPlace | undefined> => {
    latest.current += 1;
    const search = latest.current;
    const codes = codesOf(column);
    const fits = (row: Translation) => codes.some((code) => isProblem(textValueOf(row, code)));
    try {
      for (let index = from + step; index >= 0 && index < total; index += step) {
        const text = list.rowAt(index) ?? (await list.load(index));
        if (search !== latest.current) return undefined;
        if (text !== undefined && fits(text)) return { row: index, column };
      }
      notify(`areas.default-translations.grid.noFurther.${step === 1 ? 'next' : 'previous'}`, {
        type: 'info',
      });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    return undefined;
  };
}
