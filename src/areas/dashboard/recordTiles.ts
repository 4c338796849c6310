import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { KnownWidget } from '@/ui/shell';
import type { Tile } from './tiles';

type Family = Extract<KnownWidget, { kind: 'part' }> &
  Required<Pick<Extract<KnownWidget, { kind: 'part' }>, 'each'>>;

const isFamily = (tile: Tile): tile is Family =>
  tile.kind === 'part' && tile.each !== undefined && tile.record === undefined;

/** As many as somebody would look through. */
const maxRecords = 100;

const prefixOf = ({ id }: Family) => `${id}:`;

/** Where a widget of a record leads, and the shortcut to it. */
export const recordPath = (tile: Tile): string | undefined =>
  tile.kind === 'part' && tile.record !== undefined
    ? tile.each?.pathOf(tile.record, tile.address)
    : undefined;

/**
 * The widgets, with one for each record instead of those with `each`. Their records are requested only if one is placed, or
 * all are offered; until then, and if it no longer exists, a placed one has no name.
 * @param placed the ids of the widgets on the page
 */
export function useRecordTiles(
  tiles: readonly Tile[],
  placed: readonly string[],
  isOffering: boolean,
): readonly Tile[] {
  const dataProvider = useDataProvider();
  const families = useMemo(() => tiles.filter(isFamily), [tiles]);
  const names = useQueries({
    queries: families.map((family) => {
      const { resource } = family.each;
      const params = {
        filter: {},
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: maxRecords },
      } as const;
      return {
        queryKey: [resource, 'getList', params],
        queryFn: () => dataProvider.getList(resource, params),
        enabled: isOffering || placed.some((id) => id.startsWith(prefixOf(family))),
      };
    }),
    combine: (results) => results.map(({ data }) => data?.data),
  });
  return useMemo(() => {
    if (families.length === 0) return tiles;
    return tiles.flatMap((tile) => {
      const index = isFamily(tile) ? families.indexOf(tile) : -1;
      const family = families[index];
      if (family === undefined) return [tile];
      const named = (names[index] ?? []).map(({ id, name }) => [String(id), String(name)] as const);
      const known = new Set(named.map(([id]) => id));
      const others = placed
        .filter((id) => id.startsWith(prefixOf(family)))
        .map((id) => id.slice(prefixOf(family).length))
        .filter((id) => !known.has(id));
      return [...named, ...others.map((id) => [id, ''] as const)].map(
        ([record, title]): Tile => ({ ...family, id: `${prefixOf(family)}${record}`, record, title }),
      );
    });
  }, [tiles, families, names, placed]);
}
