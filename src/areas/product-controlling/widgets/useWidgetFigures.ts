import { useEffect, useMemo } from 'react';
import type { WidgetProps } from '@/ui/shell';
import { useCatalogue, useMetric } from '../figures/useCatalogue';
import { useFigures } from '../figures/useFigures';
import { useRefusal } from '../figures/useRefusal';
import { readAddress } from '../query/address';
import { callOf, rowsCallOf } from '../query/figureQuery';
import { useWidgetRefresh } from './useWidgetRefresh';
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
  match,
  size,
  refreshKey,
  onFigures,
}: WidgetProps & { name: WidgetName }) {
  const catalogue = useCatalogue();
  const query = useMemo(() => {
    const search = { ...widgetSearch[name], period, compare, match };
    return readAddress(new URLSearchParams(search)).query;
  }, [name, period, compare, match]);
  const figures = useFigures(
    'by' in widgetSearch[name]
      ? [{ id, ...rowsCallOf(query), range: [0, maxRows[size] - 1] }]
      : [{ id, ...callOf(query), metrics: query.metrics }],
  );
  const { data, isOld } = figures;
  useWidgetRefresh(refreshKey, figures.again);
  const result = figures.result(id);
  const days = catalogue.data;
  const refusalOf = useRefusal();
  // Why the period, which all widgets have, cannot be counted.
  const refusal = result && !result.ok && result.errors.period ? refusalOf(result).reasons : undefined;
  useEffect(() => {
    if (!result || (!result.ok && refusal === undefined) || !days || !data || isOld) return;
    const { timeZone, today, weekStart } = days;
    const { asOf, completeUntil } = data;
    const covered = result.ok ? { span: result.period, compared: result.comparePeriod } : { refusal };
    onFigures({ period, ...covered, asOf, completeUntil, timeZone, today, weekStart });
  }, [result, refusal, days, data, isOld, period, onFigures]);
  const metric = useMetric(query.metrics[0] ?? '');
  return { figures, result, query, metric, refusal };
}
