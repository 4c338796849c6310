/** The sizes of a grid, in CSS pixels. */
export interface GridShape {
  readonly rowHeight: number;
  /** Of the head, which stays in sight. */
  readonly head: number;
  /** Of each of the two columns that stay in sight: key and English text. */
  readonly fixed: number;
  /** Of each column with another language. */
  readonly column: number;
}

/** What of a grid is in sight: rows and language columns, the last ones excluded. */
export interface GridWindow {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How far a grid is scrolled from where its languages begin, and the room that it has. */
export interface Scrolled {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A column of a language is at least so wide that a sentence can be read. */
const narrowest = 240;

/** Of the head, in CSS pixels. */
export const headHeight = 48;

/** The columns share the width that there is; where it is too narrow for them, they scroll below key and base. */
export function gridShape(width: number, languages: number, rowHeight: number): GridShape {
  const fixed = Math.round(Math.min(300, Math.max(150, width * 0.23)));
  const column = Math.max(narrowest, Math.floor((width - 2 * fixed) / Math.max(1, languages)));
  return { rowHeight, head: headHeight, fixed, column };
}

/** What is in sight, by division: one row more on each side, so that scrolling shows no gap. */
export function gridWindow(
  { rowHeight, head, fixed, column }: GridShape,
  { top, left, width, height }: Scrolled,
  rows: number,
  languages: number,
): GridWindow {
  const room = Math.max(0, width - 2 * fixed);
  const first = Math.max(0, Math.floor(top / rowHeight) - 1);
  const leftmost = Math.min(Math.floor(left / column), Math.max(0, languages - 1));
  return {
    top: Math.min(first, Math.max(0, rows - 1)),
    bottom: Math.min(rows, Math.ceil((top + height - head) / rowHeight) + 1),
    left: Math.max(0, leftmost),
    right: Math.min(languages, Math.ceil((left + room) / column)),
  };
}

/** How far a grid must be scrolled so that a cell is in sight. */
export function scrollTo(
  { rowHeight, head, fixed, column: wide }: GridShape,
  { top, left, width, height }: Scrolled,
  { row, column }: { readonly row: number; readonly column: number },
): { readonly top: number; readonly left: number } {
  const within = (now: number, start: number, size: number, room: number) =>
    Math.max(0, Math.min(start, Math.max(now, start + size - room)));
  return {
    top: within(top, row * rowHeight, rowHeight, height - head),
    left: column < 2 ? left : within(left, (column - 2) * wide, wide, Math.max(wide, width - 2 * fixed)),
  };
}

/** How many rows are in the document at most, in a frame of this height. */
export function rowsInWindow({ rowHeight, head }: GridShape, height: number): number {
  return Math.ceil((height - head) / rowHeight) + 3;
}

/**
 * How far the elements of the rows are turned against the rows: the key of the row at `position` is `(position + turn) % count`.
 * After a few rows the elements of those that are gone become those of the new ones, and the others stay where they are; after a
 * page each takes new texts, so that none is moved or made.
 */
export function turnOf(before: { top: number; turn: number }, top: number, count: number): number {
  const moved = top - before.top;
  if (Math.abs(moved) > count / 2) return before.turn % count;
  return (((before.turn + moved) % count) + count) % count;
}
