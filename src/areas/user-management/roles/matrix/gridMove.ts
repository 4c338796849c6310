/** A place in the matrix; row 0 and column 0 are the headers, whose common corner has no checkbox. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Whether the rows have a checkbox of their own: with one column it would be that of the only cell. */
export function hasRowHeads(columns: number): boolean {
  return columns > 1;
}

/** The keys that lead by rows and columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key leads from a place of the grid (pattern "grid" of the ARIA Authoring Practices); undefined for a key that
 * moves nothing. `rows` and `columns` do not count the headers.
 */
export function gridMove(
  { row, column }: GridPlace,
  key: string,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | undefined {
  const head = hasRowHeads(columns) ? 0 : 1;
  const ends: Readonly<Record<string, number>> = { Home: row === 0 ? 1 : head, End: columns };
  const end = ends[key];
  if (end !== undefined) return { row, column: end };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = { row: clamp(row + step[0], 0, rows), column: clamp(column + step[1], head, columns) };
  return next.row === 0 && next.column === 0 ? { row, column } : next;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
