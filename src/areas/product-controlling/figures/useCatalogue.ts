import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { catalogueSchema, type Metric } from './figureSchema';
import { useAreaPath } from './useAreaPath';

const fiveMinutes = 300_000;

/** The available figures and dimensions, the time zone, and until when figures are complete. */
export function useCatalogue() {
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/figures`;
  return useQuery({
    queryKey: [resource, 'catalogue'],
    queryFn: ({ signal }) => calls.call(resource, { path: '/catalogue', schema: catalogueSchema, signal }),
    staleTime: fiveMinutes,
  });
}

const unknown: Omit<Metric, 'key'> = { kind: 'count', good: 'up', personal: false, dimensions: [] };

/** The description of a figure; a plain count until the catalogue has loaded. */
export function useMetric(key: string): Metric {
  const { data } = useCatalogue();
  return data?.metrics.find((metric) => metric.key === key) ?? { ...unknown, key };
}

/** The descriptions of several figures. */
export function useMetrics(keys: readonly string[]): readonly Metric[] {
  const { data } = useCatalogue();
  const list = keys.join();
  return useMemo(
    () =>
      (list === '' ? [] : list.split(',')).map(
        (key) => data?.metrics.find((metric) => metric.key === key) ?? { ...unknown, key },
      ),
    [list, data],
  );
}
