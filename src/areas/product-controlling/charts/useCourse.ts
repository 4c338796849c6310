import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Counted } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';

/** A series over time: a line of the chart and a column of its table. */
export interface CourseLine {
  readonly id: 'current' | 'previous';
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** The reasons for missing values, by index. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  readonly currency?: string | undefined;
}

/** The figure over time and its comparison. */
export function useCourse({ series, totals }: Counted, metric: string): readonly CourseLine[] {
  const translate = useTranslate();
  const { metric: nameOf } = useFigureNames();
  return useMemo(() => {
    const metricSeries = series.find((each) => each.metric === metric);
    const { values = [], reasons, previous, previousReasons } = metricSeries ?? {};
    const currency = totals[metric]?.currency;
    const currentLine: CourseLine = { id: 'current', label: nameOf(metric), values, reasons, currency };
    if (!previous) return [currentLine];
    const label = translate('areas.product-controlling.chart.previous');
    return [currentLine, { id: 'previous', label, values: previous, reasons: previousReasons, currency }];
  }, [series, totals, metric, translate, nameOf]);
}
