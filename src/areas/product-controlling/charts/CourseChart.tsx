import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type Counted, openFrom } from '../figures/figureSchema';
import { axisFormat, pointFormat } from '../figures/formatDay';
import { formatFigure } from '../figures/formatFigure';
import { useCatalogue, useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigureText } from '../figures/useFigureText';
import { ChartLegend } from './ChartLegend';
import { Readout } from './Readout';
import { type ChartSeries, TimeChart } from './TimeChart';
import type { CourseLine } from './useCourse';

const texts = 'areas.product-controlling.chart';

interface CourseChartProps {
  counted: Counted;
  lines: readonly CourseLine[];
  metric: string;
  point: number | undefined;
  onPoint: (index: number | undefined) => void;
}

/** A figure over time with its comparison. A line above shows the values of the current point. */
export function CourseChart({ counted, lines, metric, point, onPoint }: CourseChartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data: catalogue } = useCatalogue();
  const { kind } = useMetric(metric);
  const { metric: nameOf } = useFigureNames();
  const text = useFigureText();
  const zone = catalogue?.timeZone ?? 'UTC';
  const { buckets, granularity } = counted;
  const currency = lines[0]?.currency;
  const series = useMemo(
    () =>
      lines.map(({ id, label, values, isBackground = false }): ChartSeries => {
        const numbers = values.map((value) => (value === null ? null : Number(value)));
        return { id, label, values: numbers, isBackground, ...(!isBackground && openFrom({ buckets })) };
      }),
    [lines, buckets],
  );
  const pointName = useMemo(
    () => pointFormat(buckets, granularity, zone, locale),
    [buckets, granularity, zone, locale],
  );
  const points = useMemo(() => {
    const format = axisFormat(granularity, zone, locale);
    return buckets.map((bucket) => ({ short: format(bucket.from), name: pointName(bucket) }));
  }, [buckets, granularity, zone, locale, pointName]);
  // Stable, so that moving over points does not redraw the lines.
  const formatValue = useCallback(
    (value: number) =>
      formatFigure(Math.round(value * 1000) / 1000, { locale, kind, currency, compact: true }),
    [locale, kind, currency],
  );
  const tellValue = useCallback(
    (value: number) => formatFigure(value, { locale, kind, currency }),
    [locale, kind, currency],
  );
  const areRows = lines[1] !== undefined && !lines[1].isBackground;
  const readoutOf = (place: number) => {
    const bucket = buckets[place];
    if (!bucket) return '';
    const state = bucket.state === 'complete' ? '' : ` (${translate(`${texts}.states.${bucket.state}`)})`;
    const parts = lines.map(({ label, values, reasons, isBackground, ...line }) => {
      const value = text({ ...line, value: values[place] ?? null, reason: reasons?.[place] }, kind);
      if (isBackground) return translate(`${texts}.before`, { value });
      return areRows ? `${label} ${value}` : `${value}${state}`;
    });
    return `${pointName(bucket)}${areRows ? state : ''}: ${parts.join(' · ')}`;
  };
  return (
    <>
      <Readout text={point === undefined ? undefined : readoutOf(point)} />
      <Box sx={{ breakInside: 'avoid' }}>
        <TimeChart
          label={translate(`${texts}.label`, { name: nameOf(metric) })}
          series={series}
          points={points}
          formatValue={formatValue}
          tellValue={tellValue}
          noValue={text({ value: null }, kind)}
          onPoint={onPoint}
          height={300}
        />
      </Box>
      <ChartLegend series={series} />
    </>
  );
}
