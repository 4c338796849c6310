import type { KeyboardEvent } from 'react';
import type { Identifier } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { TextList } from '../useTextList';

interface GridKeys {
  list: TextList;
  total: number;
  languages: readonly Language[];
  active: GridCellPlace;
  go: (place: GridCellPlace) => void;
  /** Undoes the last save. */
  undo: () => void;
  /** Selects rows by their indexes. */
  select: (indexes: readonly number[]) => void;
  toggle: (id: Identifier) => void;
  toggleLoaded: () => void;
  onKeys: () => void;
  /** Marks the selected texts as reviewed, or that of a cell. */
  review: (place: GridCellPlace) => void;
  /** Opens the text of a cell. */
  edit: (place: GridCellPlace) => void;
  /** The number of rows that Page Up and Page Down move. */
  page: number;
}

/** The keys of the grid (specification of the area, section 5). Typing does not replace a text. */
export function useGridKeys(grid: GridKeys) {
  const { list, total, languages, active, go, onKeys, page } = grid;
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, target } = event;
    // Not from the checkboxes inside.
    if (target !== currentTarget) return;
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    const size = { rows: total, columns: languages.length + 2, page, isRightToLeft: isRightToLeft() };
    const destination = gridMove(active, event, size);
    if (altKey) return;
    if (destination !== undefined) {
      if (shiftKey && isArrow) grid.select([active.row, destination.row]);
      go(destination);
    } else if (key === ' ') {
      const row = list.rowAt(active.row);
      if (row !== undefined) grid.toggle(row.id);
    } else if (key === 'a' && (ctrlKey || metaKey)) grid.toggleLoaded();
    else if (key === 'z' && (ctrlKey || metaKey) && !shiftKey) grid.undo();
    else if (key === '/' && !ctrlKey && !metaKey) {
      document.querySelector<HTMLElement>('main [role=searchbox]')?.focus();
    } else if (key === 'Enter' && shiftKey && (ctrlKey || metaKey)) grid.review(active);
    else if (key === 'Enter' || key === 'F2') grid.edit(active);
    else if (key === '?') onKeys();
    else return;
    event.preventDefault();
  };
}

/** A cell of the grid, counted from 0; column 0 has the keys. */
export interface GridCellPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows that Page Up and Page Down move. */
  readonly page: number;
  /** The page's direction: arrow keys move visually. */
  readonly isRightToLeft: boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The cell that a key moves to (pattern "grid" of the ARIA Authoring Practices); undefined for other keys. */
function gridMove(
  { row, column }: GridCellPlace,
  { key, ctrlKey, metaKey }: Press,
  { rows, columns, page, isRightToLeft }: GridSize,
): GridCellPlace | undefined {
  const ends = ctrlKey || metaKey;
  const forward = isRightToLeft ? -1 : 1;
  const to = (toRow: number, toColumn: number) => ({
    row: Math.max(0, Math.min(toRow, rows - 1)),
    column: Math.max(0, Math.min(toColumn, columns - 1)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - forward);
    case 'ArrowRight':
      return to(row, column + forward);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    case 'Home':
      return to(ends ? 0 : row, 0);
    case 'End':
      return to(ends ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

/** Whether the page is in a right-to-left language; `scrollLeft` is negative then. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
