import type { KeyboardEvent } from 'react';
import type { Identifier } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { TextList } from '../useTextList';
import { type GridCellPlace, gridMove, isRightToLeft } from './gridMoves';

interface GridKeys {
  list: TextList;
  total: number;
  languages: readonly Language[];
  active: GridCellPlace;
  go: (place: GridCellPlace) => void;
  /** Goes to the next (1) or previous (-1) text of the column that somebody has to look at. */
  goToProblem: (step: 1 | -1) => void;
  /** Takes back what was saved last. */
  takeBack: () => void;
  /** Ticks rows, by their indexes. */
  tick: (indexes: readonly number[]) => void;
  toggle: (id: Identifier) => void;
  toggleLoaded: () => void;
  onKeys: () => void;
  /** Marks the ticked texts as reviewed, or that of a cell. */
  review: (place: GridCellPlace) => void;
  /** Opens the text of a cell. */
  edit: (place: GridCellPlace) => void;
  /** How far Page Up and Page Down go, in rows. */
  page: number;
}

/** What the keys of the grid do (specification of the area, section 5). A key without a meaning does nothing: no key replaces a text. */
export function useGridKeys(grid: GridKeys) {
  const { list, total, languages, active, go, onKeys, page } = grid;
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, target } = event;
    // What is typed in the editor over a cell is none of the grid's.
    if (target !== currentTarget) return;
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    const size = {
      rows: total,
      columns: languages.length + 2,
      page,
      isRightToLeft: isRightToLeft(),
    };
    const there = gridMove(active, event, size);
    if (altKey) {
      if (!isArrow) return;
      grid.goToProblem(key === 'ArrowDown' ? 1 : -1);
    } else if (there !== undefined) {
      if (shiftKey && isArrow) grid.tick([active.row, there.row]);
      go(there);
    } else if (key === ' ') {
      const row = list.rowAt(active.row);
      if (row !== undefined) grid.toggle(row.id);
    } else if (key === 'a' && (ctrlKey || metaKey)) grid.toggleLoaded();
    else if (key === 'z' && (ctrlKey || metaKey) && !shiftKey) grid.takeBack();
    else if (key === '/' && !ctrlKey && !metaKey) {
      document.querySelector<HTMLElement>('main [role=searchbox]')?.focus();
    } else if (key === 'Enter' && shiftKey && (ctrlKey || metaKey)) grid.review(active);
    else if (key === 'Enter' || key === 'F2') grid.edit(active);
    else if (key === '?') onKeys();
    else return;
    event.preventDefault();
  };
}
