import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Identifier, useListContext, useNotify } from 'react-admin';
import type { BulkSelection } from '@/api/records';

/** Search and filters as a text to compare; the order is not part of it. */
export function useListQuery(): string {
  const { filter, filterValues } = useListContext();
  return JSON.stringify({ ...filterValues, ...filter });
}

/** Whether the visible rows still belong to another query, because the current one is loading. */
export function useRowsOfOtherQuery(): boolean {
  const { isPlaceholderData = false } = useListContext();
  const query = useListQuery();
  const [visibleQuery, setVisibleQuery] = useState(query);
  if (!isPlaceholderData && visibleQuery !== query) setVisibleQuery(query);
  return isPlaceholderData && visibleQuery !== query;
}

/**
 * Clears the selection when the query changes and on leaving: a bulk change must never hit records of another query.
 */
export function useSelectionOfQuery(): void {
  const { onSelect, selectedIds } = useListContext();
  const query = useListQuery();
  const clear = useEffectEvent(() => {
    if (selectedIds.length > 0) onSelect([]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection belongs to one query
  useLayoutEffect(() => () => clear(), [query]);
}

interface AllMatching {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly count: number;
  /** The ticked rows on the pages seen so far. */
  readonly ids: readonly Identifier[];
}

export type ListSelection = ReturnType<typeof useListSelection>;

/** Which records are selected: the ticked ones, or all matches until the query changes or a row is unticked. */
export function useListSelection() {
  const { data = [], total = 0, filter, filterValues, selectedIds, onSelect } = useListContext();
  const query = useListQuery();
  const notify = useNotify();
  const [all, setAll] = useState<AllMatching>();
  const ticked = new Set(selectedIds);
  const isAll = all?.query === query && all.ids.every((id) => ticked.has(id));
  // Only rows on this page are certainly seen as ticked, whichever pages were visited before.
  const narrow = useEffectEvent(() => {
    if (all === undefined || isAll) return;
    setAll(undefined);
    const ids = data.map(({ id }) => id).filter((id) => ticked.has(id));
    if (all.query !== query || ids.length === 0) return;
    onSelect(ids);
    notify('records.noLongerAll', { messageArgs: { smart_count: ids.length } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row was unticked
  useEffect(() => narrow(), [isAll]);
  const isWholePage = data.length > 0 && data.every(({ id }) => ticked.has(id));

  // Ticks the rows of a newly opened page while all are selected.
  const tickPage = useEffectEvent(() => {
    if (!isAll || isWholePage) return;
    const ids = [...new Set([...selectedIds, ...data.map(({ id }) => id)])];
    onSelect(ids);
    setAll({ ...all, ids });
  });
  const page = data.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page is ticked, not one with an unticked row
  useEffect(() => tickPage(), [page]);

  const rows: BulkSelection = isAll
    ? { filter: all.filter, expectedCount: all.count }
    : { ids: selectedIds.map(String) };
  return {
    rows,
    count: isAll ? all.count : selectedIds.length,
    isAll,
    ticked: ticked as ReadonlySet<Identifier>,
    /** The selected ids that are not on this page; empty while all matches are selected. */
    elsewhere: isAll ? [] : selectedIds.filter((id) => !data.some((record) => record.id === id)),
    /** The number of matches, if selecting all of them can be offered. */
    offer: !isAll && isWholePage && total > selectedIds.length ? total : undefined,
    selectAll: () =>
      setAll({ filter: { ...filterValues, ...filter }, query, count: total, ids: selectedIds }),
    select: (ids: readonly Identifier[]) => onSelect([...ids]),
  };
}
