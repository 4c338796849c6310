import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { recordKey } from '@/records/references/useNames';
import { useServices } from '../services';
import { recordItemId, recordOfItem, visitedRecord } from './recents';
import type { SearchItem } from './searchItem';
import { findableOf, recordItem, type SearchSource } from './sources';

/** How many recent lines are shown. */
const maxShown = 5;

/** Milliseconds for which a recent record is not asked for again. */
const staleTime = 10_000;

/**
 * What was opened last, without the current page. Records are named anew, one call for each list: what was deleted, or may
 * no longer be opened, is left out.
 */
export function useRecentItems(
  recents: readonly string[],
  own: readonly SearchItem[],
  sources: readonly SearchSource[],
): readonly SearchItem[] {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { areas } = useServices();
  const { pathname } = useLocation();
  // By its id too, because a line has no path until its name is there.
  const current = visitedRecord(areas, pathname);
  const others = recents.filter((each) => each !== current);
  const idsOf = (resource: string) =>
    others.flatMap((each) => {
      const record = recordOfItem(each);
      return record?.resource === resource ? [record.id] : [];
    });
  const asked = sources.flatMap(({ resource }) => {
    const ids = resource === undefined ? [] : idsOf(resource.id);
    return resource === undefined || ids.length === 0 ? [] : [{ resource, ids }];
  });
  const results = useQueries({
    queries: asked.map(({ resource, ids }) => ({
      queryKey: [resource.id, 'recent', ids],
      queryFn: async () => {
        const findable = await findableOf(resource);
        const cached = ids.map((id) => queryClient.getQueryData<RaRecord>(recordKey(resource.id, id)));
        const isCached = cached.every((record) => record !== undefined);
        const records = isCached ? cached : (await dataProvider.getMany<RaRecord>(resource.id, { ids })).data;
        return records.filter(Boolean).map((record) => recordItem(resource, findable, record));
      },
      staleTime,
    })),
  });
  const known = new Map(own.map((item) => [item.id, item]));
  asked.forEach(({ resource, ids }, index) => {
    const { data, isPending } = results[index] ?? {};
    for (const item of data ?? []) known.set(item.id, item);
    // Their lines are there from the start, so that those below stay where they are.
    if (isPending) {
      for (const id of ids) {
        const itemId = recordItemId(resource.id, id);
        known.set(itemId, { id: itemId, name: '…', icon: resource.area.icon });
      }
    }
  });
  return others
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ to }) => to !== pathname)
    .slice(0, maxShown);
}
