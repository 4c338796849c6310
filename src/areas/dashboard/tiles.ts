import { useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { type KnownWidget, useShell, type WidgetSize } from '@/ui/shell';

export type CountsTile = Extract<KnownWidget, { kind: 'counts' }>;

/** A tile of the dashboard itself: what waits in all areas, and the person's shortcuts. */
interface OwnTile {
  readonly kind: 'waiting' | 'shortcuts';
  readonly id: string;
  readonly area: string;
  readonly key: string;
  readonly size: WidgetSize;
  readonly order: number;
  /** How many lines it has room for. */
  readonly lines: number;
  readonly onDemand?: undefined;
}

/** A widget that this person may have on the page. */
export type Tile = KnownWidget | OwnTile;

const waiting: Omit<OwnTile, 'lines'> = {
  kind: 'waiting',
  id: 'dashboard/waiting',
  area: 'dashboard',
  key: 'waiting',
  size: 'l',
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

/** Where the browser stores how many lines 'To do' had last time, so that it reserves room for as many. */
export const waitingLinesKey = 'dashboard.waitingLines';

const isCounts = (tile: Tile): tile is CountsTile => tile.kind === 'counts';

/** Whether something that a widget counts can wait for somebody. */
export const canWait = (tile: CountsTile) => tile.counts.some(({ waits }) => waits !== undefined);

/** All widgets of the areas that this person may open, in the order of the built-in arrangement. */
export function useTiles(): readonly Tile[] {
  const { widgets } = useShell();
  const store = useStoreContext();
  return useMemo(() => {
    if (widgets.length === 0) return [];
    const { length: most } = widgets
      .filter(isCounts)
      .flatMap(({ counts }) => counts.filter(({ waits }) => waits));
    // Read once: the room that a tile has does not change while it is shown.
    const lines = Math.min(store.getItem<number>(waitingLinesKey) ?? most, most);
    const own: Tile[] = most > 0 ? [{ ...waiting, lines }, shortcuts] : [shortcuts];
    return [...own, ...widgets].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  }, [widgets, store]);
}

/** The widgets that count records, in the order of the menu, for what is made of all of them. */
export function useCountsTiles(): readonly CountsTile[] {
  const { widgets } = useShell();
  return useMemo(() => widgets.filter(isCounts), [widgets]);
}
