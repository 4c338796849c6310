import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Counted, FigureValue, Row } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQuery } from '../query/figureQuery';

/** A series over time: a line of the chart and a column of its table. */
export interface CourseLine {
  readonly id: string;
  readonly label: string;
  readonly values: readonly FigureValue[];
  /** The reasons for missing values, by index. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  readonly currency?: string | undefined;
  /** The comparison of the other lines. */
  readonly isBackground?: boolean;
}

/** A row of the breakdown with its figures over time. */
export type ComparedRow = Pick<Row, 'key' | 'labels'> & { readonly counted: Counted };

/** The lines of the chart: the figure and its comparison, or the compared rows. */
export function useCourse(
  counted: Counted,
  { metrics: [metric = ''], by }: FigureQuery,
  compared: readonly ComparedRow[],
): readonly CourseLine[] {
  const translate = useTranslate();
  const { metric: nameOf, rowName } = useFigureNames();
  return useMemo(() => {
    const lineOf = (id: string, label: string, { series, totals }: Counted): CourseLine => {
      const { values = [], reasons } = series.find((each) => each.metric === metric) ?? {};
      return { id, label, values, reasons, currency: totals[metric]?.currency };
    };
    if (compared.length > 0)
      return compared.map((row) => lineOf(row.key.join(), rowName(by, row), row.counted));
    const own = lineOf('current', nameOf(metric), counted);
    const before = counted.series.find((each) => each.metric === metric);
    if (!before?.previous) return [own];
    const previous = {
      ...own,
      id: 'previous',
      label: translate('areas.product-controlling.chart.previous'),
      values: before.previous,
      reasons: before.previousReasons,
      isBackground: true,
    };
    return [own, previous];
  }, [counted, metric, by, compared, translate, nameOf, rowName]);
}
