import type { WidgetSize } from '@/ui/shell';
import type { Tile } from '../tiles';

/** Four columns, two in a narrow window, one on a handset. Widgets of a row have equal heights. */
export const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: 2,
} as const;

const columns = {
  s: 'span 1',
  m: { xs: 'span 1', sm: 'span 2' },
  l: '1 / -1',
} as const satisfies Record<WidgetSize, unknown>;

/** How many lines a widget has, known before they load, so that nothing moves when they do. */
export function linesOf(tile: Tile, size: WidgetSize): number {
  const maxCount = tile.kind === 'waiting' ? maxWaiting[size] : maxLines[size];
  if (tile.kind === 'counts') return Math.min(tile.languages ? maxCount : tile.counts.length, maxCount);
  return Math.min(tile.lines ?? 3, maxCount);
}

/** The minimum height of a widget: its title, lines and footer. */
export function roomOf(tile: Tile, size: WidgetSize): object {
  // Counts are short.
  const isNarrow = tile.kind === 'counts' && size === 'm';
  const place = {
    gridColumn: isNarrow ? { xs: 'span 1', lg: 'span 2' } : columns[size],
    // 'To do' has two rows of key figures beside it.
    ...(tile.kind === 'waiting' && size === 'm' && { gridRow: { lg: 'span 2' } }),
  };
  if (tile.kind === 'waiting' && tile.height)
    return { ...place, minHeight: `calc(${tile.height}px + 4.5rem)` };
  const heightOf = (rows: number) => `calc(${rows} * ${lineHeight[size]} + 4.5rem + ${footOf(tile)})`;
  const lines = linesOf(tile, size);
  // On a handset its sentences take two lines, and one says what is still counted.
  if (tile.kind === 'waiting' && size === 'm')
    return { ...place, minHeight: { xs: `calc(${lines} * 3.75rem + 4.5rem)`, sm: heightOf(lines) } };
  // Only tiles that share a row have a minimum.
  if (size !== 'l') return { ...place, minHeight: `max(11rem, ${heightOf(lines)})` };
  return { ...place, minHeight: { xs: heightOf(lines), lg: heightOf(rowsOf(tile, size)) } };
}

/** How many rows of a skeleton fit; a large 'To do' has two columns in a wide window. */
export function rowsOf(tile: Tile, size: WidgetSize): number {
  const lines = linesOf(tile, size);
  if (tile.kind !== 'waiting') return lines;
  const rows = Math.ceil(lines / (size === 'l' ? 2 : 1));
  return tile.height ? Math.min(rows, Math.floor(tile.height / 48)) : rows;
}

/** The height of the footer: a link to all languages, or three lines about what was compared and what may still change. */
function footOf(tile: Tile): string {
  if (tile.kind === 'counts') return tile.languages ? '2.25rem' : '0rem';
  return tile.kind === 'part' && tile.period ? '3.25rem' : '0rem';
}

/** The surface of a widget. */
export const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  px: 2.5,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
} as const;

/** The styles of all frames in a grid, with their titles. */
export const frames = {
  '& > section': frame,
  '& > section > h2': { typography: 'h3', m: 0, mb: 1, overflowWrap: 'anywhere' },
  '& > section > h2 > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;

/** The maximum number of lines; a widget does not scroll. */
export const maxLines: Readonly<Record<WidgetSize, number>> = { s: 3, m: 5, l: 5 };

/** The maximum number of lines of 'To do', which leaves out as little as possible. */
export const maxWaiting: Readonly<Record<WidgetSize, number>> = { s: 3, m: 10, l: 10 };

/** The height of a line: a touch target, or a third of a small widget. */
export const lineHeight: Readonly<Record<WidgetSize, string>> = { s: '2.25rem', m: '3rem', l: '3rem' };

/** A list whose lines share its columns; the list sets `gridTemplateColumns`. */
export const lineList = {
  display: 'grid',
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
