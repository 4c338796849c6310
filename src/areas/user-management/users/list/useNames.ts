import { useDeferredValue, useMemo } from 'react';
import { useGetMany } from 'react-admin';

/** What can be named: a group, a role. */
export interface Named {
  readonly id: string;
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
 * What arrives is rendered piece by piece, because a page of rows waits for it.
 */
export function useNames<R extends Named>(resource: string, ids: readonly string[]): Names<R> {
  const wanted = useMemo(() => [...new Set(ids)].sort(), [ids]);
  const { data, isPending, isPlaceholderData } = useGetMany<R>(
    resource,
    { ids: wanted },
    { enabled: wanted.length > 0, placeholderData: (previous) => previous },
  );
  const arrived = useMemo(() => new Map(data?.filter(Boolean).map((record) => [record.id, record])), [data]);
  const found = useDeferredValue(arrived);
  const isComplete = !isPending && !isPlaceholderData && found === arrived;
  return useMemo(() => ({ found, isComplete }), [found, isComplete]);
}
