import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useGetManyAggregate } from 'react-admin';

/** The records with some ids. */
export interface Names {
  /** By id. */
  readonly recordsById: ReadonlyMap<string, RaRecord>;
  /** Loading has ended: an id without a record has no name. */
  readonly isComplete: boolean;
  /** They could not be loaded. */
  readonly isFailed: boolean;
}

/** Milliseconds for which the same names are not requested again. */
export const namesStaleMs = 10_000;

/** The key of `useGetOne`, under which react-admin caches each record of a `getMany` too. */
export const recordKey = (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }];

/** The records with these ids that are in the cache. */
export const cachedRecords = (
  queryClient: QueryClient,
  resource: string,
  ids: readonly string[],
): RaRecord[] => ids.flatMap((id) => queryClient.getQueryData<RaRecord>(recordKey(resource, id)) ?? []);

/** The records with these ids; all that a page needs come with one call. Those in the cache are there at once. */
export function useNames({ resource }: { resource: string }, ids: readonly string[]): Names {
  const queryClient = useQueryClient();
  const uniqueIds = [...new Set(ids)].sort();
  const cached = () => cachedRecords(queryClient, resource, uniqueIds);
  const query = useGetManyAggregate<RaRecord>(
    resource,
    { ids: uniqueIds },
    { enabled: uniqueIds.length > 0, staleTime: namesStaleMs, placeholderData: cached },
  );
  // A failure has no data, but may concern only one new record.
  const { data = cached(), isPending, isPlaceholderData, isError } = query;
  const isComplete = !isPending && !isPlaceholderData;
  return useMemo(() => {
    const records = data.filter(Boolean).map((record) => [String(record.id), record] as const);
    return { recordsById: new Map(records), isComplete, isFailed: isError };
  }, [data, isComplete, isError]);
}
