/** The sizes of a grid, in CSS pixels. */
export interface GridShape {
  readonly rowHeight: number;
  /** Of the head, which stays in sight. */
  readonly head: number;
  /** Of each of the two columns that stay in sight: key and English text. */
  readonly fixed: number;
  /** Of each column with another language. */
  readonly column: number;
  /** How many of these are in sight. */
  readonly seen: number;
}

/** A part of a grid: rows and language columns, the last ones excluded. */
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

/** How many rows and language columns there are. */
export interface GridSize {
  readonly rows: number;
  readonly languages: number;
}

/** A column of a language is at least so wide that a sentence can be read. */
const narrowest = 240;

/** Of the head, in CSS pixels. */
export const headHeight = 48;

/** So many cells are in the document, but for those in sight. */
const mostCells = 160;

/** As many whole columns as there is room for share it; the others are scrolled to, column by column. */
export function gridShape(width: number, languages: number, rowHeight: number): GridShape {
  // Few languages leave key and English as much room as themselves.
  const share = Math.floor(width / (languages + 2));
  const usual = Math.round(Math.min(300, Math.max(150, width * 0.23)));
  const fixed = share < narrowest ? usual : Math.max(usual, share);
  const room = Math.max(narrowest, width - 2 * fixed);
  const seen = Math.max(1, Math.min(languages, Math.floor(room / narrowest)));
  return { rowHeight, head: headHeight, fixed, column: Math.floor(room / seen), seen };
}

/** What is in sight, by division: whole columns, and rows of which a part is seen. */
export function gridWindow(
  { rowHeight, head, column, seen }: GridShape,
  { top, left, height }: Scrolled,
  { rows, languages }: GridSize,
): GridWindow {
  const first = Math.max(0, Math.min(Math.round(left / column), languages - seen));
  return {
    top: Math.max(0, Math.min(Math.floor(top / rowHeight), rows - 1)),
    bottom: Math.min(rows, Math.ceil((top + height - head) / rowHeight)),
    left: first,
    right: Math.min(languages, first + seen),
  };
}

/** How many rows may be in the document beside so many language columns, and how many of these beside so many rows. */
const mostRows = (languages: number) => Math.floor(mostCells / (languages + 2)) - 1;
const mostColumns = (rows: number) => Math.floor(mostCells / (rows + 1)) - 2;

/** So many columns that are scrolled away may lie behind the fixed ones (`gridStyles`). */
export const mostBehind = 5;

/** Where a grid is going: what lies there is rendered before it is seen. */
export interface Direction {
  readonly down: boolean;
  readonly onward: boolean;
  /** From column to column, rather than from row to row. */
  readonly sideways: boolean;
}

/**
 * What is in sight with what comes next, as far as the document may have these cells: a column and up to a page of rows, or, where one goes
 * from column to column, several columns.
 * @param known what was so before; it stays as long as there is half of its rows and a column to go
 */
export function gridAhead(
  seen: GridWindow,
  known: GridWindow,
  { down, onward, sideways }: Direction,
  { rows, languages }: GridSize,
): GridWindow {
  const { top, bottom, left, right } = seen;
  const [page, wide] = [bottom - top, right - left];
  const beside = Math.max(0, Math.min(mostColumns(page) - wide, sideways ? mostBehind : 1));
  const more = sideways ? 0 : Math.max(0, Math.min(page, mostRows(wide + beside) - page));
  const next = {
    top: down ? top : Math.max(0, top - more),
    bottom: down ? Math.min(rows, bottom + more) : bottom,
    left: onward ? left : Math.max(0, left - beside),
    right: onward ? Math.min(languages, right + beside) : right,
  };
  const oneMore = Math.min(beside, 1);
  const isFar = down ? known.bottom >= next.bottom - more / 2 : known.top <= next.top + more / 2;
  const isWide = onward
    ? known.right >= Math.min(languages, right + oneMore)
    : known.left <= Math.max(0, left - oneMore);
  const isThere = known.top <= top && known.bottom >= bottom && known.left <= left && known.right >= right;
  return isThere && isFar && isWide && known.right - known.left <= wide + mostBehind ? known : next;
}

/** What is in sight, with what of `known` is rendered already and may stay. */
export function gridCover(seen: GridWindow, known: GridWindow, { rows, languages }: GridSize): GridWindow {
  const wide = seen.right - seen.left;
  const [left, right] = joined(
    [seen.left, seen.right],
    [known.left, known.right],
    Math.min(wide + mostBehind, Math.max(wide + 1, known.right - known.left)),
  );
  const most = Math.max(seen.bottom - seen.top, mostRows(right - left));
  const [top, bottom] = joined([seen.top, seen.bottom], [known.top, known.bottom], most);
  // Fewer may be left since.
  return { top, bottom: Math.min(bottom, rows), left, right: Math.min(right, languages) };
}

type Span = readonly [start: number, end: number];

/** A span with one that touches it, but no longer than `most`. */
function joined([start, end]: Span, [from, to]: Span, most: number): Span {
  if (from > end || to < start) return [start, end];
  const first = Math.max(Math.min(start, from), end - most);
  return [first, Math.min(Math.max(end, to), Math.max(end, first + most))];
}

/** How far a grid must be scrolled so that a cell is in sight. */
export function scrollTo(
  { rowHeight, head, column: wide, seen }: GridShape,
  { top, left, height }: Scrolled,
  { row, column }: { readonly row: number; readonly column: number },
): { readonly top: number; readonly left: number } {
  const within = (now: number, start: number, size: number, room: number) =>
    Math.max(0, Math.min(start, Math.max(now, start + size - room)));
  return {
    top: within(top, row * rowHeight, rowHeight, height - head),
    left: column < 2 ? left : within(left, (column - 2) * wide, wide, seen * wide),
  };
}
