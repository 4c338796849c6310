import type { WidgetSize } from '@/ui/shell';
import type { Tile } from '../tiles';
import type { Layout, Placed } from './layoutSchema';

/** The widgets of the page in their order, which is also the order of the document and the Tab key. */
export type Arrangement = readonly Placed[];

/** The arrangement of a layout; the built-in one if the server has none. */
export function arrangementOf(layout: Layout | undefined, tiles: readonly Tile[]): Arrangement {
  if (layout !== undefined && layout.source !== 'built-in') return layout.widgets;
  return tiles.filter(({ onDemand }) => !onDemand).map(({ id, size }) => ({ widget: id, size }));
}

/** A shown widget with its place. */
export interface ShownTile {
  readonly tile: Tile;
  readonly placed: Placed;
}

/** The widgets of an arrangement that this person may see and this build knows. */
export function shownTiles(arrangement: Arrangement, tiles: readonly Tile[]): readonly ShownTile[] {
  return arrangement.flatMap((placed) => {
    const tile = tiles.find(({ id }) => id === placed.widget);
    return tile === undefined ? [] : [{ tile, placed }];
  });
}

/** Moves a widget to the place of another one; the widgets in between move up. */
export function movedTo(arrangement: Arrangement, widget: string, target: string): Arrangement {
  const from = arrangement.findIndex((placed) => placed.widget === widget);
  const to = arrangement.findIndex((placed) => placed.widget === target);
  const [moved] = arrangement.slice(from, from + 1);
  if (moved === undefined || to < 0) return arrangement;
  return arrangement.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export const resized = (arrangement: Arrangement, widget: string, size: WidgetSize): Arrangement =>
  arrangement.map((placed) => (placed.widget === widget ? { ...placed, size } : placed));

export const without = (arrangement: Arrangement, widget: string): Arrangement =>
  arrangement.filter((placed) => placed.widget !== widget);

export const withTile = (arrangement: Arrangement, { id, size }: Tile): Arrangement => [
  ...arrangement,
  { widget: id, size },
];
