/** A place in the matrix; row 0 and column 0 are the headers, whose common corner has no checkbox. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Whether the rows have a checkbox of their own: with one column it would be that of the only cell. */
export function hasRowHeads(columns: number): boolean {
  return columns > 1;
}

/** How far Page Up and Page Down go. */
const page = 10;

/** The keys that lead by rows and columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageDown: [page, 0],
};

/**
 * Where a key leads from a place of the grid (pattern "grid" of the ARIA Authoring Practices); undefined for a key that
 * moves nothing. `rows` and `columns` do not count the headers.
 */
export function gridMove(
  { row, column }: GridPlace,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | undefined {
  const head = hasRowHeads(columns) ? 0 : 1;
  const to = (toRow: number, toColumn: number) => {
    const place = { row: within(toRow, 0, rows), column: within(toColumn, head, columns) };
    return place.row === 0 && place.column === 0 ? { row, column } : place;
  };
  const step = steps[key];
  if (step) return to(row + step[0], column + step[1]);
  if (key === 'PageUp') return to(Math.max(row - page, Math.min(row, 1)), column);
  if (key === 'Home') return ctrlKey ? to(1, 0) : to(row, row === 0 ? 1 : 0);
  return key === 'End' ? to(ctrlKey ? rows : row, columns) : undefined;
}

function within(value: number, first: number, last: number): number {
  return Math.min(Math.max(value, first), last);
}
