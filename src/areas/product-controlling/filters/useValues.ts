import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { valuesSchema } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { callOf, type FigureQuery } from '../query/figureQuery';

interface ValuesWanted {
  readonly dimension: string;
  readonly query: FigureQuery;
  /** Part of a name; or `keys`, to look up names. */
  readonly q?: string;
  readonly keys?: readonly string[];
}

/** The values of a dimension under the query without its own condition, largest first. */
export function useValues({ enabled = true, ...wanted }: ValuesWanted & { readonly enabled?: boolean }) {
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/figures`;
  return useQuery({
    ...valuesQuery(calls, resource, wanted),
    enabled,
    // Names stay while others load; results of a former search could be chosen by mistake.
    placeholderData: wanted.keys && keepPreviousData,
  });
}

/** Searches values of a dimension, or looks up names. */
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
