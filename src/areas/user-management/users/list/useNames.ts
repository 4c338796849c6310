import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { chosenQuery } from '../../../../records/inputs/recordOptions';

/** What can be named: a group, a role. */
export interface Named extends RaRecord<string> {
  readonly name: string;
}

/** The records that were found by their ids. */
export interface Names<R extends Named> {
  readonly found: ReadonlyMap<string, R>;
  /** The server has answered: what is not among them has no name. */
  readonly isComplete: boolean;
}

/**
 * The records of these ids, asked for in one call. While further ones are on their way those that were there before stay.
 * What arrives is rendered piece by piece, because a page of rows waits for it. react-admin's
 * `useGetMany` would keep each record by itself as well: a millisecond each on a phone.
 */
export function useNames<R extends Named>(resource: string, ids: readonly string[]): Names<R> {
  const dataProvider = useDataProvider();
  const wanted = useMemo(() => [...new Set(ids)].sort(), [ids]);
  const { data, isPending, isPlaceholderData } = useQuery<R[]>({
    ...chosenQuery<R>(dataProvider, resource, wanted),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const arrived = useMemo(() => new Map(data?.filter(Boolean).map((record) => [record.id, record])), [data]);
  const found = useDeferredValue(arrived);
  const isComplete = !isPending && !isPlaceholderData && found === arrived;
  return useMemo(() => ({ found, isComplete }), [found, isComplete]);
}
