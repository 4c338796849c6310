import { useMemo } from 'react';
import { type KnownWidget, useShell, type WidgetSize } from '@/ui/shell';

export type CountsTile = Extract<KnownWidget, { kind: 'counts' }>;

/** What waits in all areas: the dashboard's own tile, made of the counts of the others. */
interface WaitingTile {
  readonly kind: 'waiting';
  readonly id: string;
  readonly area: string;
  readonly key: string;
  readonly size: WidgetSize;
  readonly order: number;
  /** How many things can wait. */
  readonly lines: number;
  readonly onDemand?: undefined;
}

/** A widget that this person may have on the page. */
export type Tile = KnownWidget | WaitingTile;

const waiting: Omit<WaitingTile, 'lines'> = {
  kind: 'waiting',
  id: 'dashboard/waiting',
  area: 'dashboard',
  key: 'waiting',
  size: 'l',
  order: 0,
};

const isCounts = (tile: Tile): tile is CountsTile => tile.kind === 'counts';

/** Whether something that a widget counts can wait for somebody. */
export const canWait = (tile: CountsTile) => tile.counts.some(({ waits }) => waits !== undefined);

/** All widgets of the areas that this person may open, in the order of the built-in arrangement. */
export function useTiles(): readonly Tile[] {
  const { widgets } = useShell();
  return useMemo(() => {
    const lines = widgets.filter(isCounts).flatMap(({ counts }) => counts.filter(({ waits }) => waits));
    const own: Tile[] = lines.length > 0 ? [{ ...waiting, lines: lines.length }] : [];
    return [...own, ...widgets].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  }, [widgets]);
}

/** The widgets that count records, in the order of the menu, for what is made of all of them. */
export function useCountsTiles(): readonly CountsTile[] {
  const { widgets } = useShell();
  return useMemo(() => widgets.filter(isCounts), [widgets]);
}
