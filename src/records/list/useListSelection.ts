import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import type { BulkSelection } from '../../api/records';

/** The search and the filters of the list around it, as a text to compare. The order of the rows is no part of it. */
export function useListQuery(): string {
  const { filter, filterValues } = useListContext();
  return JSON.stringify({ ...filterValues, ...filter });
}

/**
 * Clears the ticks when the search or a filter changes, and when the list is left: a bulk change must never go to records that
 * were selected from another query than the one in sight.
 */
export function useSelectionOfQuery(): void {
  const { onSelect, selectedIds } = useListContext();
  const query = useListQuery();
  const clear = useEffectEvent(() => {
    if (selectedIds.length > 0) onSelect([]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is for one query
  useLayoutEffect(() => () => clear(), [query]);
  // What an earlier visit has left in the browser's storage; react-admin's `onSelect` works once the list has been rendered.
  useEffect(() => clear(), []);
}

interface AllMatching {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly count: number;
  /** The rows that are ticked for it: those of the pages that were seen. */
  readonly ids: readonly Identifier[];
}

/** Which records are selected, and how to change that. */
export type ListSelection = ReturnType<typeof useListSelection>;

/**
 * Which records of a list are selected: those that are ticked, or all that match the query. The second is over as soon as the query
 * changes or a tick is removed, because then the person means something else.
 */
export function useListSelection() {
  const { data = [], total = 0, filter, filterValues, selectedIds, onSelect } = useListContext();
  const query = useListQuery();
  const [all, setAll] = useState<AllMatching>();
  const ticked = new Set(selectedIds);
  const isAll = all?.query === query && all.ids.every((id) => ticked.has(id));
  // Else it would be back with the same query and the same ticks, without having been asked for.
  if (all && !isAll) setAll(undefined);
  const isWholePage = data.length > 0 && data.every(({ id }) => ticked.has(id));

  // A further page shows that its rows are among all that match.
  const tickPage = useEffectEvent(() => {
    if (!isAll || isWholePage) return;
    const ids = [...new Set([...selectedIds, ...data.map(({ id }) => id)])];
    onSelect(ids);
    setAll({ ...all, ids });
  });
  const page = data.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is ticked, not one of which a tick was removed
  useEffect(() => tickPage(), [page]);

  const rows: BulkSelection = isAll
    ? { filter: all.filter, expectedCount: all.count }
    : { ids: selectedIds.map(String) };
  return {
    rows,
    count: isAll ? all.count : selectedIds.length,
    isAll,
    /** How many match, where all of them can be selected instead of those that are ticked. */
    offer: !isAll && isWholePage && total > selectedIds.length ? total : undefined,
    selectAll: () =>
      setAll({ filter: { ...filterValues, ...filter }, query, count: total, ids: selectedIds }),
    select: (ids: readonly string[]) => onSelect([...ids]),
  };
}
