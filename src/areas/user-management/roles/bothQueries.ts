import type { Loaded } from '@/records/calls/Loaded';

type Query<Data> = Parameters<typeof Loaded<Data>>[0]['query'];

/** Two queries as one, for `Loaded`: loaded when both are; trying again asks for what is missing. */
export function bothQueries<A, B>(first: Query<A>, second: Query<B>): Query<readonly [A, B]> {
  const missing = [first, second].filter(({ data }) => data === undefined);
  return {
    data: first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    error: missing.find(({ error }) => error)?.error,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(missing.map((query) => query.refetch())),
  };
}
