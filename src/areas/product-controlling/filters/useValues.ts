import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { loadingName } from '@/records/inputs/recordOptions';
import { valuesSchema } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { useFigureNames } from '../figures/useFigureNames';
import { callOf, type FigureQuery } from '../query/figureQuery';

interface ValuesOptions {
  readonly dimension: string;
  readonly query: FigureQuery;
  /** Part of a name; or `keys`, to look up names. */
  readonly q?: string;
  readonly keys?: readonly string[];
}

/** The values of a dimension under the query without its own condition, largest first. */
export function useValues(options: ValuesOptions) {
  const calls = useRecordCalls();
  return useQuery(valuesQuery(calls, `${useAreaPath()}/figures`, options));
}

/** Dimensions whose values are named by the server. */
const namedByServer = new Set(['title', 'institution']);

/** The names of values of a dimension; '…' until they have loaded. */
export function useValueNames(dimension: string, keys: readonly string[], query: FigureQuery): string[] {
  const calls = useRecordCalls();
  const names = useFigureNames();
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...valuesQuery(calls, `${useAreaPath()}/figures`, { dimension, query, keys }),
    enabled: keys.length > 0 && namedByServer.has(dimension),
    placeholderData: keepPreviousData,
  });
  const nameless = isLoading || isPlaceholderData ? loadingName : undefined;
  return keys.map((key) =>
    names.value(dimension, key, data?.values.find((value) => value.key === key)?.label ?? nameless),
  );
}

/** What the values of a dimension are counted by, where item requests are not. */
const countedBy: Readonly<Record<string, string>> = {
  currency: 'orders',
  search_term: 'searches_without_result',
};

/** Searches values of a dimension, or looks up names. */
export function valuesQuery(
  calls: RecordCalls,
  resource: string,
  { dimension, query, q, keys }: ValuesOptions,
) {
  const { period, filter } = callOf(query);
  // Names do not depend on what is counted.
  const scope = keys ? { period: { preset: 'last12months' }, filter: {} } : { period, filter };
  const body = {
    dimension,
    ...(keys ? { keys } : { q }),
    query: { metrics: [countedBy[dimension] ?? 'item_requests'], ...scope },
  };
  return queryOptions({
    queryKey: [resource, 'values', JSON.stringify(body)],
    queryFn: ({ signal }) =>
      calls.call(resource, { path: '/actions/values', body, reads: true, schema: valuesSchema, signal }),
    staleTime: 60_000,
  });
}
