import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { WidgetProps } from '@/ui/shell';
import { useCatalogue, useMetric } from '../figures/useCatalogue';
import { useFigures } from '../figures/useFigures';
import { readAddress } from '../query/address';
import { callOf, rowsCallOf } from '../query/figureQuery';
import { type WidgetName, widgetSearch } from './widgetSearch';

const id = 'widget';

/** The number of rows by size. */
const maxRows = { s: 3, m: 5, l: 5 } as const;

/**
 * The figures of a widget. The query is read from the address that its title links to, so that both show the same
 * numbers. With a breakdown it has rows.
 */
export function useWidgetFigures({
  name,
  period,
  compare,
  size,
  refreshKey,
  onFigures,
}: WidgetProps & { name: WidgetName }) {
  const catalogue = useCatalogue();
  const query = useMemo(() => {
    const search = { ...widgetSearch[name], period, compare: compare ?? 'none' };
    return readAddress(new URLSearchParams(search)).query;
  }, [name, period, compare]);
  const figures = useFigures(
    'by' in widgetSearch[name]
      ? [{ id, ...rowsCallOf(query), range: [0, maxRows[size] - 1] }]
      : [{ id, ...callOf(query), metrics: query.metrics }],
  );
  const { data, isOld } = figures;
  const refresh = useEffectEvent(figures.again);
  const lastRefreshKey = useRef(refreshKey);
  useEffect(() => {
    if (lastRefreshKey.current !== refreshKey) refresh();
    lastRefreshKey.current = refreshKey;
  }, [refreshKey]);
  const result = figures.result(id);
  const days = catalogue.data;
  useEffect(() => {
    if (!result?.ok || !days || !data || isOld) return;
    const { timeZone, today } = days;
    const { asOf, completeUntil } = data;
    onFigures({ period, span: result.period, asOf, completeUntil, timeZone, today });
  }, [result, days, data, isOld, period, onFigures]);
  const metric = useMetric(query.metrics[0] ?? '');
  return { figures, result, query, metric };
}
