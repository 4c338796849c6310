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

/** Asks for figures: one call for all queries, each with a result of its own. @throws ApiError, `unusable` where one is missing */
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
 * The figures of a page. While others are counted those before are kept, to be veiled (`isOld`); the latest question alone is
 * answered, and the one before is aborted. A result that failed is asked for alone.
 * @param queries none asks for nothing
 * @param ask how the server is asked
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
        // It stays failed, and can be asked for once more.
      } finally {
        setRetried(undefined);
      }
    },
    [queries, ask, calls, resource, client, key],
  );

  return {
    data,
    /** Nothing newer is there than an answer to another question. */
    isOld: isPlaceholderData || (error !== null && data !== undefined && !isFetching),
    error: isFetching ? null : error,
    isFetching,
    /** Somebody has cancelled: nothing is counted, and there is no answer to this question. */
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
