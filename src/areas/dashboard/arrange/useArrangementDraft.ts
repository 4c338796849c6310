import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolate } from '@/ui/isolate';
import { useOrderedList } from '@/ui/order/useOrderedList';
import type { WidgetSize } from '@/ui/shell';
import { useTileTitle } from '../frame/useTileTitle';
import { type Arrangement, movedTo, resized, shownTiles, without, withTile } from '../layout/arrangement';
import type { Tile } from '../tiles';

/** An arrangement that is being edited. Each change is announced and can be undone. */
export function useArrangementDraft(start: Arrangement, tiles: readonly Tile[]) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const [draft, setDraft] = useState(start);
  const visibleTiles = shownTiles(draft, tiles);
  const order = useOrderedList({
    lists: [{ id: 'widgets', items: visibleTiles.map(({ tile }) => ({ id: tile.id, name: titleOf(tile) })) }],
    onMove(id, { index }) {
      const target = visibleTiles[index];
      if (target) setDraft(movedTo(draft, id, target.tile.id));
    },
  });

  function change(next: Arrangement, text: string, tile: Tile): void {
    const nextTiles = shownTiles(next, tiles);
    const place = nextTiles.findIndex((each) => each.tile.id === tile.id);
    order.addUndo(
      () => setDraft(draft),
      () => setDraft(next),
    );
    setDraft(next);
    order.say(
      translate(`areas.dashboard.arrange.announce.${text}`, {
        name: isolate(titleOf(tile)),
        place: place + 1,
        count: nextTiles.length,
        size: translate(`areas.dashboard.arrange.sizes.${nextTiles[place]?.placed.size ?? 'm'}`),
      }),
    );
  }

  return {
    draft,
    visibleTiles,
    order,
    size: (tile: Tile, size: WidgetSize) => change(resized(draft, tile.id, size), 'size', tile),
    remove(tile: Tile): void {
      const place = visibleTiles.findIndex((each) => each.tile.id === tile.id);
      const neighbour = visibleTiles[place + 1] ?? visibleTiles[place - 1];
      change(without(draft, tile.id), 'removed', tile);
      if (neighbour) order.focus(neighbour.tile.id);
    },
    add: (tile: Tile) => change(withTile(draft, tile), 'added', tile),
  };
}

export type ArrangementDraft = ReturnType<typeof useArrangementDraft>;
