import { useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { type Count, type KnownWidget, useShell, type WidgetSize } from '@/ui/shell';

export type CountsTile = Extract<KnownWidget, { kind: 'counts' }>;

/** A tile of the dashboard itself: what waits in all areas, and the person's shortcuts. */
interface OwnTile {
  readonly kind: 'waiting' | 'shortcuts';
  readonly id: string;
  readonly area: string;
  readonly key: string;
  readonly size: WidgetSize;
  readonly order: number;
  /** The maximum number of its lines. */
  readonly lines: number;
  /** The height of its lines last time, in CSS pixels. */
  readonly height?: number | undefined;
  readonly onDemand?: undefined;
  readonly record?: undefined;
  readonly title?: undefined;
}

/** A widget of one record, with the record's name; empty until it has loaded. */
type RecordTile = Extract<KnownWidget, { kind: 'part' }> & {
  readonly record: string;
  readonly title: string;
};

/** A widget that this person may have on the page. */
export type Tile =
  | (KnownWidget & { readonly record?: undefined; readonly title?: undefined })
  | RecordTile
  | OwnTile;

const waiting: Omit<OwnTile, 'lines'> = {
  kind: 'waiting',
  id: 'dashboard/waiting',
  area: 'dashboard',
  key: 'waiting',
  size: 'm',
  order: 0,
};

const shortcuts: OwnTile = {
  kind: 'shortcuts',
  id: 'dashboard/shortcuts',
  area: 'dashboard',
  key: 'shortcuts',
  size: 'm',
  order: 85,
  lines: 3,
};

/** Where the browser stores how high the lines of 'To do' were, so that it reserves as much room the next time. */
export const waitingHeightKey = 'dashboard.waitingRoom';

const isCounts = (tile: Tile): tile is CountsTile => tile.kind === 'counts';

/** A widget beside 'To do': without the counts that are `inWaiting`, unless it has no others or counts by language. */
export function besideWaiting(tile: Tile, inWaiting: ReadonlySet<Count>): Tile {
  if (!isCounts(tile) || tile.languages) return tile;
  const counts = tile.counts.filter((count) => !inWaiting.has(count));
  return counts.length === 0 || counts.length === tile.counts.length ? tile : { ...tile, counts };
}

/** Whether any count of a widget can wait. */
export const canWait = (tile: CountsTile) => tile.counts.some(({ waits }) => waits !== undefined);

/** All widgets of the areas that this person may open, in the built-in order. */
export function useTiles(): readonly Tile[] {
  const { widgets } = useShell();
  const store = useStoreContext();
  return useMemo(() => {
    if (widgets.length === 0) return [];
    const { length: waitCount } = widgets
      .filter(isCounts)
      .flatMap(({ counts }) => counts.filter(({ waits }) => waits));
    // Read once: the room that a tile has does not change while it is shown.
    const height = store.getItem<number>(waitingHeightKey);
    const ownTiles: Tile[] =
      waitCount > 0 ? [{ ...waiting, lines: waitCount, height }, shortcuts] : [shortcuts];
    return [...ownTiles, ...widgets].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  }, [widgets, store]);
}

/** All widgets that count records, in menu order. */
export function useCountsTiles(): readonly CountsTile[] {
  const { widgets } = useShell();
  return useMemo(() => widgets.filter(isCounts), [widgets]);
}
