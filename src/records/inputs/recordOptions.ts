import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type DataProvider,
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useDebouncedEvent,
  useGetMany,
} from 'react-admin';

export interface RecordOption {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label of a hit. */
  readonly detail?: string | undefined;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
}

interface OptionsQuery<R extends RaRecord> {
  resource: string;
  labelOf: (record: R) => string;
  detailOf?: ((record: R) => string) | undefined;
  reasonOf: (record: R) => string | undefined;
  filter?: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  text: string;
  /** False while the list is closed. */
  enabled: boolean;
}

/** Stands for a name that is loading. */
export const unknownYet = '…';

/** How many hits a list shows. */
export const shownHits = 25;

/** Milliseconds for which a name is not asked for again. */
const staleTime = 10_000;

/** Milliseconds without a key after which a search begins. */
const pause = 250;

/** The first hits of a search; an outdated search is aborted, and its hits stay until the next ones arrive. */
export function useRecordOptions<R extends RaRecord>(query: OptionsQuery<R>) {
  const { resource, labelOf, detailOf, reasonOf, filter, sort, enabled } = query;
  const dataProvider = useDataProvider();
  const text = query.text.trim();
  const [q, setQ] = useState(text);
  const search = useDebouncedEvent(setQ, pause);
  useEffect(() => void search(text), [search, text]);
  const params = {
    pagination: { page: 1, perPage: shownHits },
    sort,
    filter: { ...filter, ...(q !== '' && { q }) },
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource, 'picker', params],
    queryFn: ({ signal }) => dataProvider.getList<R>(resource, { ...params, signal }),
    placeholderData: keepPreviousData,
    staleTime,
    enabled,
  });
  const failed = error !== null && !isFetching;
  const options: RecordOption[] = failed
    ? []
    : (data?.data ?? []).map((record) => ({
        id: String(record.id),
        label: labelOf(record),
        detail: detailOf?.(record),
        reason: reasonOf(record),
      }));
  const total = data?.total ?? options.length;
  return {
    options,
    total,
    failed,
    loading: isFetching && (isPlaceholderData || data === undefined),
    refetch,
  };
}

/** The records of the chosen ids as options, in order; a label is '…' while it loads. */
export function useChosenOptions<R extends RaRecord>(
  resource: string,
  ids: readonly string[],
  labelOf: (record: R) => string,
  unknown: (id: string) => string,
) {
  const { data, isPending, error } = useGetMany<R>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime },
  );
  const labels = new Map((data ?? []).filter(Boolean).map((record) => [String(record.id), labelOf(record)]));
  const options = ids.map((id) => ({ id, label: labels.get(id) ?? (isPending ? unknownYet : unknown(id)) }));
  return { options: useStable(options), failed: error !== null };
}

/** The query behind the names of the chosen, for pages that load them before the form. */
export function chosenQuery<R extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  ids: readonly string[],
) {
  return {
    // The key of `useGetMany`, which then finds the answer in the cache.
    queryKey: [resource, 'getMany', { ids: [...ids], meta: undefined }],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data } = await dataProvider.getMany<R>(resource, { ids: [...ids], signal });
      return data;
    },
    enabled: ids.length > 0,
    staleTime,
  };
}

/** The same array while its content is the same: MUI's Autocomplete drops the typed text with each new value. */
function useStable(options: RecordOption[]): RecordOption[] {
  const [kept, setKept] = useState(options);
  const isSame =
    kept.length === options.length &&
    kept.every(({ id, label }, index) => options[index]?.id === id && options[index]?.label === label);
  if (!isSame) setKept(options);
  return isSame ? kept : options;
}
