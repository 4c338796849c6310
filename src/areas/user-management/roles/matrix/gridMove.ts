/** A place in the matrix; row 0 and column 0 are the headers, whose common corner has no checkbox. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are without the headers. */
interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Whether the rows have a checkbox of their own: with one column it would be that of the only cell. */
export function hasRowHeads(columns: number): boolean {
  return columns > 1;
}

/** How far Page Up and Page Down go. */
const page = 10;

/**
 * Where a key leads from a place of the grid (pattern "grid" of the ARIA Authoring Practices); undefined for a key that
 * moves nothing.
 */
export function gridMove(
  { row, column }: GridPlace,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const head = hasRowHeads(columns) ? 0 : 1;
  const to = (toRow: number, toColumn: number) => {
    const place = { row: within(toRow, 0, rows), column: within(toColumn, head, columns) };
    return place.row === 0 && place.column === 0 ? { row, column } : place;
  };
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(Math.max(row - page, Math.min(row, 1)), column);
    case 'PageDown':
      return to(row + page, column);
    case 'Home':
      return ctrlKey ? to(1, 0) : to(row, row === 0 ? 1 : 0);
    case 'End':
      return to(ctrlKey ? rows : row, columns);
    default:
      return undefined;
  }
}

function within(value: number, first: number, last: number): number {
  return Math.min(Math.max(value, first), last);
}
