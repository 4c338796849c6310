import type { WidgetSize } from '@/ui/shell';
import type { Tile } from '../tiles';

/** Four columns, two in a narrow window, one on a handset. Those in a row are as high as the highest of them. */
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

/** How many lines a widget has. Known before they come, so that nothing moves when they do. */
export function linesOf(tile: Tile, size: WidgetSize): number {
  const most = tile.kind === 'waiting' ? mostWaiting[size] : mostLines[size];
  if (tile.kind === 'counts') return Math.min(tile.languages ? most : tile.counts.length, most);
  return Math.min(tile.lines ?? 3, most);
}

/** The room that a widget takes: its lines below its title, and what it says below them. */
export function roomOf(tile: Tile, size: WidgetSize): object {
  const lines = linesOf(tile, size);
  const heightOf = (rows: number) => `calc(${rows} * ${lineHeight[size]} + 4.5rem + ${footOf(tile)})`;
  // Only tiles that share a row have a minimum.
  if (size !== 'l') return { gridColumn: columns[size], minHeight: `max(11rem, ${heightOf(lines)})` };
  return { gridColumn: columns.l, minHeight: { xs: heightOf(lines), lg: heightOf(rowsOf(tile, size)) } };
}

/** How many rows its lines take in a wide window: a large 'To do' has two columns there. */
export function rowsOf(tile: Tile, size: WidgetSize): number {
  const lines = linesOf(tile, size);
  return tile.kind === 'waiting' && size === 'l' ? Math.ceil(lines / 2) : lines;
}

/** The way to all languages, or that figures may still change. */
function footOf(tile: Tile): string {
  if (tile.kind === 'counts') return tile.languages ? '2.25rem' : '0rem';
  return tile.kind === 'part' && tile.period ? '1.25rem' : '0rem';
}

/** The ground of a widget. */
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

/** How many lines fit; a widget does not scroll. */
export const mostLines: Readonly<Record<WidgetSize, number>> = { s: 3, m: 5, l: 5 };

/** Of what waits nothing is left out, as long as there is room. */
export const mostWaiting: Readonly<Record<WidgetSize, number>> = { s: 3, m: 10, l: 10 };

/** The height of a line: enough for a finger, or for three of them in a small widget. */
export const lineHeight: Readonly<Record<WidgetSize, string>> = { s: '2.25rem', m: '3rem', l: '3rem' };

/** A list of lines whose columns are the same in all of them; the list says which. */
export const lineList = {
  display: 'grid',
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
