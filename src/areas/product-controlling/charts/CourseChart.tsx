import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type Counted, openFrom } from '../figures/figureSchema';
import { axisFormat, pointFormat } from '../figures/formatDay';
import { formatFigure } from '../figures/formatFigure';
import { useMetric } from '../figures/useCatalogue';
import { useFigureText } from '../figures/useFigureText';
import { ChartLegend } from './ChartLegend';
import { type ChartSeries, TimeChart } from './TimeChart';
import type { CourseLine } from './useCourse';

const texts = 'areas.product-controlling.chart';

interface CourseChartProps {
  counted: Counted;
  lines: readonly CourseLine[];
  metric: string;
  label: string;
}

/** A figure over time with its comparison. A line above shows the values of the current point. */
export function CourseChart({ counted: { buckets, granularity }, lines, metric, label }: CourseChartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind } = useMetric(metric);
  const text = useFigureText();
  const [place, setPlace] = useState<number>();
  const currency = lines[0]?.currency;
  // All props are stable, so that moving over points does not redraw the lines.
  const series = useMemo(
    () =>
      lines.map(({ id, label: name, values }): ChartSeries => {
        const isBackground = id === 'previous';
        return { id, label: name, values, isBackground, ...(!isBackground && openFrom({ buckets })) };
      }),
    [lines, buckets],
  );
  const points = useMemo(() => {
    const [short, name] = [axisFormat(granularity, locale), pointFormat(granularity, locale)];
    return buckets.map((bucket) => ({ short: short(bucket.from), name: name(bucket) }));
  }, [buckets, granularity, locale]);
  const formatValue = useCallback(
    (value: number) =>
      formatFigure(Math.round(value * 1000) / 1000, { locale, kind, currency, compact: true }),
    [locale, kind, currency],
  );
  const tellValue = useCallback(
    (value: number) => formatFigure(value, { locale, kind, currency }),
    [locale, kind, currency],
  );
  const readout = (index: number) => {
    const state = buckets[index]?.state ?? 'complete';
    const note = state === 'complete' ? '' : ` (${translate(`${texts}.states.${state}`)})`;
    const [current, previous] = lines.map(({ values, reasons, currency: of }) =>
      text({ value: values[index] ?? null, reason: reasons?.[index], currency: of }, kind),
    );
    const compared = previous === undefined ? '' : ` · ${translate(`${texts}.before`, { value: previous })}`;
    return `${points[index]?.name}: ${current}${note}${compared}`;
  };
  return (
    <>
      <Box data-readout sx={{ typography: 'body2', minHeight: '2lh', overflowWrap: 'anywhere' }}>
        {place !== undefined && place < buckets.length ? (
          readout(place)
        ) : (
          <Box component="span" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
            {translate(`${texts}.hint`)}
          </Box>
        )}
      </Box>
      <Box sx={{ breakInside: 'avoid' }}>
        <TimeChart
          label={label}
          series={series}
          points={points}
          formatValue={formatValue}
          tellValue={tellValue}
          noValue={text({ value: null }, kind)}
          onPoint={setPlace}
          height={300}
        />
      </Box>
      <ChartLegend series={series} />
    </>
  );
}
