/** A cell of the grid: its row from 0, its column from 0, which is that of the keys. */
export interface GridCellPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in sight: as far as Page Up and Page Down go. */
  readonly page: number;
  /** Whether the page is read from right to left: arrows move by sight. */
  readonly isRightToLeft: boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Where a key leads from a cell (pattern "grid" of the ARIA Authoring Practices); undefined for a key that moves nothing. */
export function gridMove(
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

/** Whether the page is read from right to left: a box scrolls to negative places then. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
