import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type Answer, answerSchema, type Counted, type Refused } from './figureSchema';
import { useAreaPath } from './useAreaPath';

/** One query of a call; `id` finds its result. */
export interface Asked {
  readonly id: string;
  readonly [part: string]: unknown;
}

const oneMinute = 60_000;

/** Requests figures: one request for all queries. @throws ApiError, `unusable` if a result is missing */
export function askFigures(
  calls: RecordCalls,
  resource: string,
  queries: readonly Asked[],
  signal?: AbortSignal,
): Promise<Answer> {
  const schema = v.pipe(
    answerSchema,
    v.check(({ results }) => queries.every(({ id }) => results.some((result) => result.id === id))),
  );
  const call = { path: '/actions/query', body: { queries }, reads: true, schema };
  return calls.call(resource, { ...call, ...(signal && { signal }) });
}

export type Result = Counted | Refused;

/**
 * The figures of a page. While new ones load, the previous ones stay (`isOld`), and their request is aborted. A failed result can be
 * retried alone.
 * @param queries an empty list sends no request
 * @param ask sends the request
 */
export function useFigures(queries: readonly Asked[], ask = askFigures) {
  const calls = useRecordCalls();
  const client = useQueryClient();
  const resource = `${useAreaPath()}/figures`;
  const key = useMemo(() => [resource, 'query', JSON.stringify(queries)], [resource, queries]);
  const { data, error, isPlaceholderData, fetchStatus, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(calls, resource, queries, signal),
    enabled: queries.length > 0,
    staleTime: oneMinute,
    placeholderData: keepPreviousData,
  });
  const [retried, setRetried] = useState<string>();
  const isFetching = fetchStatus === 'fetching';

  const retry = useCallback(
    async (id: string) => {
      const alone = queries.filter((query) => query.id === id);
      if (alone.length === 0) return;
      setRetried(id);
      try {
        const { results } = await ask(calls, resource, alone);
        client.setQueryData<Answer>(key, (known) =>
          known
            ? {
                ...known,
                results: known.results.map((each) => results.find((one) => one.id === each.id) ?? each),
              }
            : known,
        );
      } catch {
        // It stays failed, and can be retried again.
      } finally {
        setRetried(undefined);
      }
    },
    [queries, ask, calls, resource, client, key],
  );

  return {
    data,
    /** The data belongs to a previous query. */
    isOld: isPlaceholderData || (error !== null && data !== undefined && !isFetching),
    error: isFetching ? null : error,
    isFetching,
    /** The request was cancelled, and this query has no data. */
    isStopped:
      queries.length > 0 && !isFetching && error === null && (data === undefined || isPlaceholderData),
    cancel: useCallback(() => void client.cancelQueries({ queryKey: key }), [client, key]),
    again: useCallback(() => void refetch(), [refetch]),
    retry,
    retried,
    result: (id: string): Result | undefined => data?.results.find((each) => each.id === id),
  };
}

export type Figures = ReturnType<typeof useFigures>;
