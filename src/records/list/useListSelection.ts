import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Identifier, useListContext, useNotify } from 'react-admin';
import type { BulkSelection } from '@/api/records';

/** Search and filters as a text to compare; the order is not part of it. */
export function useListQuery(): string {
  const { filter, filterValues } = useListContext();
  return JSON.stringify({ ...filterValues, ...filter });
}

/** Whether the rows in sight are still those of another query, because the answer to the present one is on its way. */
export function useRowsOfOtherQuery(): boolean {
  const { isPlaceholderData = false } = useListContext();
  const query = useListQuery();
  const [shown, setShown] = useState(query);
  if (!isPlaceholderData && shown !== query) setShown(query);
  return isPlaceholderData && shown !== query;
}

/** Clears the selection when the query changes and on leaving: a bulk change must never hit records of another query. */
export function useSelectionOfQuery(): void {
  const { onSelect, selectedIds } = useListContext();
  const query = useListQuery();
  const clear = useEffectEvent(() => {
    if (selectedIds.length > 0) onSelect([]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is for one query
  useLayoutEffect(() => () => clear(), [query]);
}

interface AllMatching {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly count: number;
  /** The ticked rows on the pages seen. */
  readonly ids: readonly Identifier[];
}

export type ListSelection = ReturnType<typeof useListSelection>;

/** Which records are selected: the ticked ones, or all that match until the query changes or a tick is removed. */
export function useListSelection() {
  const { data = [], total = 0, filter, filterValues, selectedIds, onSelect } = useListContext();
  const query = useListQuery();
  const notify = useNotify();
  const [all, setAll] = useState<AllMatching>();
  const ticked = new Set(selectedIds);
  const isAll = all?.query === query && all.ids.every((id) => ticked.has(id));
  // Only the rows in sight are known to be what the person sees ticked, whichever pages were turned before.
  const narrow = useEffectEvent(() => {
    if (all === undefined || isAll) return;
    setAll(undefined);
    const ids = data.map(({ id }) => id).filter((id) => ticked.has(id));
    if (all.query !== query || ids.length === 0) return;
    onSelect(ids);
    notify('records.noLongerAll', { messageArgs: { smart_count: ids.length } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick was removed
  useEffect(() => narrow(), [isAll]);
  const isWholePage = data.length > 0 && data.every(({ id }) => ticked.has(id));

  // Ticks the rows of a further page while all are selected.
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
    ticked: ticked as ReadonlySet<Identifier>,
    /** The selected ones that the page in sight does not show; none while all that match are selected. */
    elsewhere: isAll ? [] : selectedIds.filter((id) => !data.some((record) => record.id === id)),
    /** How many match, where selecting all of them can be offered. */
    offer: !isAll && isWholePage && total > selectedIds.length ? total : undefined,
    selectAll: () =>
      setAll({ filter: { ...filterValues, ...filter }, query, count: total, ids: selectedIds }),
    select: (ids: readonly Identifier[]) => onSelect([...ids]),
  };
}
