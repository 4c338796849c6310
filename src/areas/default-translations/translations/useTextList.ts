import { useQueries } from '@tanstack/react-query';
import { startTransition, useCallback, useState } from 'react';
import { type ListControllerResult, useRecordSelection } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useAddressFilter } from '@/records/list/listFilter';
import type { Language } from '../languages/languageSchema';
import { textsResource } from './textAddress';
import { byKey } from './textFilters';
import type { Translation } from './translationSchema';

/** The number of rows per request. */
const blockSize = 200;

/** How long a loaded block is not reloaded, in milliseconds. */
const staleTime = 60_000;

/** The conditions about the text in one language. */
const languageConditions = ['state_eq_any', 'issue_eq_any', 'published', 'updatedBy', 'comments'];

/** The filter of the address. Conditions about texts imply the first language shown if the address has none. */
export function useTextFilter(columns: readonly Language[]) {
  const values = useAddressFilter();
  const impliesLanguage = languageConditions.some((key) => key in values) && !('language' in values);
  return { values, implied: impliesLanguage ? { language: columns[0]?.id } : {} };
}

/** The texts that match the address as react-admin's list, loaded in blocks while scrolling. */
export function useTextList(columns: readonly Language[]) {
  const calls = useRecordCalls();
  const [params, setParams] = useSearchParams();
  const [selectedIds, selection] = useRecordSelection({ disableSyncWithStore: true });
  const [visibleBlocks, setVisibleBlocks] = useState({ first: 0, last: 0 });
  const { values, implied } = useTextFilter(columns);
  const filter = { ...values, ...implied };
  const sort = { field: byKey.field, order: params.get('order') === 'DESC' ? 'DESC' : 'ASC' } as const;
  const query = JSON.stringify([filter, sort]);
  const [lastTotal, setLastTotal] = useState<{ query: string; total: number }>();
  const meta = { embed: columns.map(({ id }) => id) };

  // Another query may have fewer rows, so it starts at the first block.
  const isNewQuery = lastTotal !== undefined && lastTotal.query !== query;
  const { first, last } = isNewQuery ? { first: 0, last: 0 } : visibleBlocks;
  const blocks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const results = useQueries({
    queries: blocks.map((block) => {
      const request = { pagination: { page: block + 1, perPage: blockSize }, sort, filter, meta };
      return {
        queryKey: [textsResource, 'getList', request],
        queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...request, signal }),
        staleTime,
      };
    }),
  });
  const total = results.find(({ data }) => data !== undefined)?.data?.total;
  if (total !== undefined && (lastTotal?.total !== total || isNewQuery)) setLastTotal({ query, total });

  const change = useCallback(
    (entries: Readonly<Record<string, string>>) =>
      setParams((current) => ({ ...Object.fromEntries(current), ...entries })),
    [setParams],
  );
  const data = results.flatMap((result) => result.data?.data ?? []);
  const error = results.find((result) => result.error)?.error ?? null;
  const refetch = () => void Promise.all(results.map((result) => result.refetch()));
  const list = {
    resource: textsResource,
    data: total === undefined ? undefined : data,
    total: total ?? lastTotal?.total,
    error,
    isPending: total === undefined && error === null,
    isFetching: results.some(({ isFetching }) => isFetching),
    isPlaceholderData: total === undefined,
    refetch,
    sort,
    setSort: ({ order }: { order: string }) => change({ sort: byKey.field, order }),
    filter: implied,
    filterValues: values,
    setFilters: (next: object) => change({ filter: JSON.stringify(next) }),
    displayedFilters: {},
    showFilter: () => {},
    hideFilter: () => {},
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onSelectAll: () => {},
    onUnselectItems: selection.clearSelection,
    // The grid has no pages, but views store these.
    page: 1,
    perPage: blockSize,
    setPage: () => {},
    setPerPage: () => {},
  };
  return {
    // react-admin's type is a union of list states.
    list: list as unknown as ListControllerResult<Translation>,
    change,
    query,
    rowAt: (index: number): Translation | undefined =>
      results[Math.floor(index / blockSize) - first]?.data?.data[index % blockSize],
    /** The index of a key among the loaded rows, or -1. */
    indexOf: (id: string): number => {
      const indexes = results.map((result) => result.data?.data.findIndex((row) => row.id === id) ?? -1);
      const block = indexes.findIndex((index) => index >= 0);
      return block < 0 ? -1 : (first + block) * blockSize + (indexes[block] ?? 0);
    },
    /** Sets the visible rows. */
    show: (from: number, to: number) => {
      const next = { first: Math.floor(from / blockSize), last: Math.floor(Math.max(from, to) / blockSize) };
      if (next.first !== visibleBlocks.first || next.last !== visibleBlocks.last)
        startTransition(() => setVisibleBlocks(next));
    },
  };
}

export type TextList = ReturnType<typeof useTextList>;
