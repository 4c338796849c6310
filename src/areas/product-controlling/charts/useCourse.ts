import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import type { Counted } from '../figures/figureSchema';
import { useComparedSpan } from '../figures/useComparedSpan';
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

/** The figure over time and its comparison; with one, both are named with their days. */
export function useCourse(counted: Counted, metric: string): readonly CourseLine[] {
  const { series, totals, period, comparePeriod, match } = counted;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const comparedSpan = useComparedSpan();
  const compared = comparedSpan({ comparePeriod, match });
  const { metric: nameOf } = useFigureNames();
  const { from, to } = period;
  return useMemo(() => {
    const metricSeries = series.find((each) => each.metric === metric);
    const { values = [], reasons, previous, previousReasons } = metricSeries ?? {};
    const currency = totals[metric]?.currency;
    const name = nameOf(metric);
    const currentLine = { id: 'current', values, reasons, currency } as const;
    if (!previous || compared === undefined) return [{ ...currentLine, label: name }];
    const labelOf = (line: string, span: string) =>
      translate('areas.product-controlling.chart.line', { name: line, span });
    return [
      { ...currentLine, label: labelOf(name, formatSpan({ from, to }, locale)) },
      {
        id: 'previous',
        label: labelOf(translate('areas.product-controlling.chart.previous'), compared),
        values: previous,
        reasons: previousReasons,
        currency,
      },
    ];
  }, [series, totals, metric, from, to, compared, locale, translate, nameOf]);
}
