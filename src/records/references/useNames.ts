import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { chosenQuery } from '../inputs/recordOptions';
import type { Reference } from './defineReference';

/** The records found by their ids. */
export interface Names {
  readonly found: ReadonlyMap<string, RaRecord>;
  /** The server has answered: an id that was not found has no name. */
  readonly isComplete: boolean;
  /** They could not be loaded. */
  readonly isFailed: boolean;
}

/**
 * The records with these ids, loaded in one call. While more are loading, the previous ones stay. Answers are rendered
 * in slices, because a page of rows waits for them. react-admin's `useGetMany` would also cache each record
 * individually: a millisecond each on a phone.
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
