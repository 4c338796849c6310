import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type Answer, answerSchema, type Counted, type Refused } from './figureSchema';
import { useAreaPath } from './useAreaPath';

/** One query of a call; `id` finds its result. */
export interface QueryRequest {
  readonly id: string;
  readonly [part: string]: unknown;
}

const oneMinute = 60_000;

/** Requests figures: one request for all queries. @throws ApiError, `unusable` if a result is missing */
export function requestFigures(
  calls: RecordCalls,
  resource: string,
  queries: readonly QueryRequest[],
  signal: AbortSignal,
): Promise<Answer> {
  const schema = v.pipe(
    answerSchema,
    v.check(({ results }) => queries.every(({ id }) => results.some((result) => result.id === id))),
  );
  return calls.call(resource, {
    path: '/actions/query',
    body: { queries },
    reads: true,
    schema,
    signal,
  });
}

export type Result = Counted | Refused;

/**
 * The figures of a page or widget. While new ones load, the previous ones stay (`isOld`), and their request is aborted.
 * @param queries an empty list sends no request
 */
export function useFigures(queries: readonly QueryRequest[]) {
  const calls = useRecordCalls();
  const client = useQueryClient();
  const resource = `${useAreaPath()}/figures`;
  const queryKey = [resource, 'query', JSON.stringify(queries)];
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => requestFigures(calls, resource, queries, signal),
    enabled: queries.length > 0,
    staleTime: oneMinute,
    placeholderData: keepPreviousData,
  });
  const again = useCallback(() => void refetch(), [refetch]);
  return {
    data,
    /** The data belongs to a previous query. */
    isOld: isPlaceholderData,
    /** Why the latest request failed; with data, those are from before it. */
    error: isFetching ? null : error,
    isFetching,
    /** The request was cancelled, and this query has no data. */
    isStopped:
      queries.length > 0 && !isFetching && error === null && (data === undefined || isPlaceholderData),
    cancel: () => void client.cancelQueries({ queryKey }),
    again,
    result: (id: string): Result | undefined => data?.results.find((each) => each.id === id),
  };
}

export type Figures = ReturnType<typeof useFigures>;
