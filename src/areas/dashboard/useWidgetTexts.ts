import { useEffect, useMemo, useState } from 'react';
import type { Tile } from './tiles';

/** The loaders of texts that have ended: a later visit needs no placeholders. */
const endedLoads = new WeakSet<() => Promise<void>>();

/** Whether the widgets' English texts have loaded or failed to; without them a widget is named after its area. */
export function useWidgetTexts(tiles: readonly Tile[]): boolean {
  const loads = useMemo(
    () => tiles.flatMap((tile) => ('loadTexts' in tile ? [tile.loadTexts] : [])),
    [tiles],
  );
  const [hasTexts, setHasTexts] = useState(() => loads.every((load) => endedLoads.has(load)));
  useEffect(() => {
    let isUnmounted = false;
    void Promise.allSettled(loads.map((load) => load())).then(() => {
      for (const load of loads) endedLoads.add(load);
      if (!isUnmounted) setHasTexts(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [loads]);
  return hasTexts;
}
