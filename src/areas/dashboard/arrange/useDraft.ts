import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WidgetSize } from '@/ui/shell';
import { useTileTitle } from '../frame/useTileTitle';
import { type Arrangement, movedTo, resized, shownTiles, without, withTile } from '../layout/arrangement';
import type { Tile } from '../tiles';

const texts = 'areas.dashboard.arrange';

/** An arrangement that is being edited. Each step is announced. */
export function useDraft(start: Arrangement, tiles: readonly Tile[]) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const [draft, setDraft] = useState(start);
  const [announced, setAnnounced] = useState('');
  const shown = shownTiles(draft, tiles);
  const focused = useRef<Element>(null);
  // A moved element loses the focus.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
  });

  function announce(key: string, tile: Tile, among = draft): void {
    const places = shownTiles(among, tiles);
    const place = places.findIndex((each) => each.tile.id === tile.id);
    setAnnounced(
      translate(`${texts}.announce.${key}`, {
        name: titleOf(tile),
        place: place + 1,
        count: places.length,
        size: translate(`${texts}.sizes.${places[place]?.placed.size ?? 'm'}`),
      }),
    );
  }

  function change(next: Arrangement, key: string, tile: Tile): void {
    focused.current = document.activeElement;
    setDraft(next);
    announce(key, tile, next);
  }

  return {
    draft,
    shown,
    announced,
    /** Puts a widget in the place of another one. */
    put(tile: Tile, target: string): void {
      if (tile.id !== target) change(movedTo(draft, tile.id, target), 'place', tile);
    },
    /** Moves a widget by one among those that are shown. */
    step(tile: Tile, by: -1 | 1): void {
      const target = shown[shown.findIndex((each) => each.tile.id === tile.id) + by];
      if (target) change(movedTo(draft, tile.id, target.tile.id), 'place', tile);
      else announce(by < 0 ? 'first' : 'last', tile);
    },
    size: (tile: Tile, size: WidgetSize) => change(resized(draft, tile.id, size), 'size', tile),
    remove(tile: Tile): void {
      const frame = document.activeElement?.closest('section');
      change(without(draft, tile.id), 'removed', tile);
      focused.current =
        (frame?.nextElementSibling ?? frame?.previousElementSibling)?.querySelector('button') ?? null;
    },
    add: (tile: Tile) => change(withTile(draft, tile), 'added', tile),
  };
}

export type Draft = ReturnType<typeof useDraft>;
