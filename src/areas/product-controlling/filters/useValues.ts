import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { valuesSchema } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { callOf, type FigureQuery } from '../query/figureQuery';

interface ValuesWanted {
  readonly dimension: string;
  readonly query: FigureQuery;
  /** A part of the name, or the keys of those whose names are wanted. */
  readonly q?: string;
  readonly keys?: readonly string[];
}

/** The values of a dimension under the query without its own condition, the largest first. */
export function useValues({ enabled = true, ...wanted }: ValuesWanted & { readonly enabled?: boolean }) {
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/figures`;
  return useQuery({
    ...valuesQuery(calls, resource, wanted),
    enabled,
    // Names stay while others are on their way; hits of a former text could be chosen by mistake.
    placeholderData: wanted.keys && keepPreviousData,
  });
}

/** Asks for values of a dimension, or for the names of some. */
export function valuesQuery(
  calls: RecordCalls,
  resource: string,
  { dimension, query, q, keys }: ValuesWanted,
) {
  const { compare: _, granularity: __, ...shared } = callOf(query);
  // Names do not depend on what is counted.
  const asked = keys ? { period: { preset: 'last12months' }, filter: {} } : shared;
  const body = {
    dimension,
    ...(keys ? { keys } : { q }),
    query: { metrics: dimension === 'currency' ? ['orders'] : ['item_requests'], ...asked },
  };
  return queryOptions({
    queryKey: [resource, 'values', JSON.stringify(body)],
    queryFn: ({ signal }) =>
      calls.call(resource, { path: '/actions/values', body, reads: true, schema: valuesSchema, signal }),
    staleTime: 60_000,
  });
}
