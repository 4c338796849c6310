import { useEffect } from 'react';
import { useStore } from 'react-admin';
import type { Layout } from '../layout/layoutSchema';
import type { Tile } from '../tiles';

/** Tells which widgets are new since this person last arranged the page in this browser. */
export function useNewTiles(layout: Layout, tiles: readonly Tile[]) {
  const [known, setKnown] = useStore<readonly string[] | undefined>('dashboard.known', undefined);
  const ids = tiles.map(({ id }) => id);
  const isUnknown = known === undefined && layout.source !== 'built-in';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time alone
  useEffect(() => {
    if (isUnknown) setKnown(ids);
  }, [isUnknown]);
  return {
    isNew: ({ id }: Tile) => known !== undefined && !known.includes(id),
    /** Marks all widgets as known. */
    markKnown: () => setKnown(ids),
  };
}
