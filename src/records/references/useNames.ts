import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useGetManyAggregate } from 'react-admin';

/** The records found by their ids. */
export interface Names {
  readonly found: ReadonlyMap<string, RaRecord>;
  /** Loading has ended: an id that was not found has no name. */
  readonly isComplete: boolean;
  /** They could not be loaded. */
  readonly isFailed: boolean;
}

/** Milliseconds for which a name is not requested again. */
const staleTime = 10_000;

/** The key of `useGetOne`, under which react-admin caches each record of a `getMany` too. */
export const recordKey = (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }];

/** The records with these ids; all that a page needs come with one call. Known ones are there at once. */
export function useNames({ resource }: { resource: string }, ids: readonly string[]): Names {
  const queryClient = useQueryClient();
  const wanted = [...new Set(ids)].sort();
  const known = () =>
    wanted.flatMap((id) => queryClient.getQueryData<RaRecord>(recordKey(resource, id)) ?? []);
  const query = useGetManyAggregate<RaRecord>(
    resource,
    { ids: wanted },
    { enabled: wanted.length > 0, staleTime, placeholderData: known },
  );
  // A failure has no data, but may concern only one new record.
  const { data = known(), isPending, isPlaceholderData, isError } = query;
  const isComplete = !isPending && !isPlaceholderData;
  return useMemo(() => {
    const records = data.filter(Boolean).map((record) => [String(record.id), record] as const);
    return { found: new Map(records), isComplete, isFailed: isError };
  }, [data, isComplete, isError]);
}
