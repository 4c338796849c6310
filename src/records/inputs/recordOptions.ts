import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useDebouncedEvent,
  useTranslate,
} from 'react-admin';
import { recordKey, useNames } from '../references/useNames';

export interface RecordOption {
  readonly id: string;
  readonly label: string;
  /** Shown next to the label of a hit. */
  readonly detail?: string | undefined;
  /** The heading above it. */
  readonly group?: string | undefined;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
}

interface OptionsQuery<R extends RaRecord> {
  resource: string;
  labelOf: (record: R) => string;
  detailOf?: ((record: R) => string) | undefined;
  groupOf?: ((record: R) => string) | undefined;
  reasonOf: (record: R) => string | undefined;
  filter?: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  text: string;
  /** False while the list is closed. */
  enabled: boolean;
}

/** Placeholder for a name that is loading. */
export const loadingName = '…';

/** How many hits a list shows. */
export const maxHits = 25;

/** Milliseconds for which a hit is not requested again. */
const staleTime = 10_000;

/** Milliseconds without a key after which a search starts. */
const debounceMs = 250;

/** The first hits of a search; empty while loading. Outdated searches are aborted. */
export function useRecordOptions<R extends RaRecord>(query: OptionsQuery<R>) {
  const { resource, labelOf, detailOf, groupOf, reasonOf, filter, sort, enabled } = query;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const text = query.text.trim();
  const [q, setQ] = useState(text);
  const search = useDebouncedEvent(setQ, debounceMs);
  useEffect(() => void search(text), [search, text]);
  const params = {
    pagination: { page: 1, perPage: maxHits },
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
  // Hits of an earlier text could be chosen by mistake.
  const isCurrent = q === text && !isPlaceholderData;
  const failed = isCurrent && error !== null && !isFetching;
  const records = isCurrent && !failed ? (data?.data ?? []) : [];
  const options: RecordOption[] = records.map((record) => ({
    id: String(record.id),
    label: labelOf(record),
    detail: detailOf?.(record),
    group: groupOf?.(record),
    reason: reasonOf(record),
  }));
  return {
    options,
    /** Keeps the previous number until the next one is known, so that the message does not flicker. */
    total: data?.total ?? options.length,
    failed,
    loading: !isCurrent || (isFetching && data === undefined),
    refetch,
    /** Caches a hit, so that its name is known once it is chosen. */
    keep: (id: string) => {
      const hit = records.find((record) => String(record.id) === id);
      if (hit) queryClient.setQueryData<R>(recordKey(resource, id), (cachedRecord) => cachedRecord ?? hit);
    },
  };
}

/**
 * The chosen ids as options with names, in order. A known name stays while others load and when loading fails; an
 * unknown one is '…'.
 * @param missingNameOf names a record that no longer exists; default: 'Unknown' with its id
 */
export function useChosenOptions<R extends RaRecord>(
  resource: string,
  ids: readonly string[],
  labelOf: (record: R) => string,
  missingNameOf?: (id: string) => string,
) {
  const translate = useTranslate();
  const { recordsById, isComplete, isFailed } = useNames({ resource }, ids);
  const nameOf = (id: string) => {
    const record = recordsById.get(id);
    // The caller knows the type of the resource's records.
    if (record) return labelOf(record as R);
    if (!isComplete) return loadingName;
    return (!isFailed && missingNameOf?.(id)) || translate('records.inputs.unknown', { id });
  };
  const options = ids.map((id) => ({ id, label: nameOf(id) }));
  return { options: useStable(options), isFailed };
}

/**
 * The same array as long as its content is the same: MUI's Autocomplete highlights its first option again on each new
 * value.
 */
function useStable(options: RecordOption[]): RecordOption[] {
  const [stableOptions, setStableOptions] = useState(options);
  const isSame =
    stableOptions.length === options.length &&
    stableOptions.every(
      ({ id, label }, index) => options[index]?.id === id && options[index]?.label === label,
    );
  if (!isSame) setStableOptions(options);
  return isSame ? stableOptions : options;
}
