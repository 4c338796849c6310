import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { chosenQuery } from '../inputs/recordOptions';
import type { Reference } from './defineReference';

/** The records that were found by their ids. */
export interface Names {
  readonly found: ReadonlyMap<string, RaRecord>;
  /** The server has answered: what is not among them has no name. */
  readonly isComplete: boolean;
  /** They could not be asked for. */
  readonly isFailed: boolean;
}

/**
 * The records of these ids, asked for in one call. While further ones are on their way those that were there before stay.
 * What arrives is rendered piece by piece, because a page of rows waits for it. react-admin's
 * `useGetMany` would keep each record by itself as well: a millisecond each on a phone.
 */
export function useNames({ resource }: Reference, ids: readonly string[]): Names {
  const dataProvider = useDataProvider();
  const wanted = [...new Set(ids)].sort();
  const { data, isPending, isPlaceholderData, isError } = useQuery<RaRecord[]>({
    ...chosenQuery<RaRecord>(dataProvider, resource, wanted),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const arrived = useMemo(
    () => new Map(data?.filter(Boolean).map((record) => [String(record.id), record])),
    [data],
  );
  const found = useDeferredValue(arrived);
  const isComplete = !isPending && !isPlaceholderData && found === arrived;
  return useMemo(() => ({ found, isComplete, isFailed: isError }), [found, isComplete, isError]);
}
