import Box from '@mui/material/Box';
import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type Counted, openFrom } from '../figures/figureSchema';
import { axisFormat, pointFormat } from '../figures/formatDay';
import { formatFigure } from '../figures/formatFigure';
import { useMetric } from '../figures/useCatalogue';
import { useDifferenceText } from '../figures/useChangeText';
import { useFigureText } from '../figures/useFigureText';
import { ChartLegend } from './ChartLegend';
import { type ChartSeries, TimeChart } from './TimeChart';
import type { CourseLine } from './useCourse';
import { wholePoints } from './wholePoints';
import { ZoomArea } from './ZoomArea';

const texts = 'areas.product-controlling.chart';

interface CourseChartProps {
  counted: Counted;
  lines: readonly CourseLine[];
  metric: string;
  label: string;
  /** Of the chart, in CSS pixels. */
  height?: number;
  /** Called with the first and the last day of what was chosen in the chart; without it nothing can be chosen. */
  onZoom?: (from: string, to: string) => void;
}

/** A figure over time with its comparison. A line above shows the current point: both days, their values and the change. */
export function CourseChart({ counted, lines, metric, label, height = 300, onZoom }: CourseChartProps) {
  const { buckets, granularity } = counted;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind } = useMetric(metric);
  const text = useFigureText();
  const differenceText = useDifferenceText();
  const [place, setPlace] = useState<number>();
  const isFinger = useRef(false);
  // What a finger covers can be read once it is gone.
  const onPoint = useCallback(
    (next: number | undefined) => setPlace((last) => (isFinger.current ? (next ?? last) : next)),
    [],
  );
  const onPointer = ({ pointerType }: PointerEvent) => {
    isFinger.current = pointerType === 'touch';
  };
  const currency = lines[0]?.currency;
  // All props are stable, so that moving over points does not redraw the lines.
  const series = useMemo(
    () =>
      lines.map(({ id, label: name, values }): ChartSeries => {
        const isBackground = id === 'previous';
        const drawn = wholePoints(values, buckets);
        return { id, label: name, values: drawn, isBackground, ...(!isBackground && openFrom({ buckets })) };
      }),
    [lines, buckets],
  );
  const pointName = useMemo(() => pointFormat(granularity, locale), [granularity, locale]);
  const points = useMemo(() => {
    const short = axisFormat(granularity, locale);
    return buckets.map((bucket) => ({ short: short(bucket.from), name: pointName(bucket) }));
  }, [buckets, granularity, locale, pointName]);
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
    const parts = [`${points[index]?.name}: ${current}${note}`];
    const compared = buckets[index]?.compared;
    if (previous !== undefined && compared) parts.push(`${pointName(compared)}: ${previous}`);
    // What may still change is not compared.
    const [comparable, before] = lines.map(({ values }) => values[index] ?? null);
    if (state === 'complete' && comparable != null && before != null)
      parts.push(differenceText({ value: comparable, comparable, previous: before, currency }, kind));
    return parts.join(' · ');
  };
  return (
    <>
      <Box data-readout sx={readoutLine}>
        {place !== undefined && place < buckets.length ? (
          readout(place)
        ) : (
          <>
            <Box component="span" sx={[hint, { '@media (hover: none)': { display: 'none' } }]}>
              {translate(`${texts}.${onZoom ? 'zoomHint' : 'hint'}`)}
            </Box>
            <Box component="span" sx={[hint, { '@media (hover: hover)': { display: 'none' } }]}>
              {translate(`${texts}.touchHint`)}
            </Box>
          </>
        )}
      </Box>
      <Box sx={{ breakInside: 'avoid' }} onPointerDownCapture={onPointer} onPointerMoveCapture={onPointer}>
        <ZoomArea
          place={place}
          nameOf={(index) => points[index]?.name ?? ''}
          onZoom={
            onZoom &&
            ((from, to) => {
              const [first, last] = [buckets[from], buckets[to]];
              // A single point has nothing to choose from.
              if (first && last && buckets.length > 1) onZoom(first.from, last.to);
            })
          }
        >
          <TimeChart
            label={label}
            series={series}
            points={points}
            formatValue={formatValue}
            tellValue={tellValue}
            noValue={text({ value: null }, kind)}
            onPoint={onPoint}
            height={height}
          />
        </ZoomArea>
      </Box>
      <ChartLegend series={series} />
    </>
  );
}

const readoutLine = {
  typography: 'body2',
  minHeight: '2lh',
  overflowWrap: 'anywhere',
  breakAfter: 'avoid',
  '@media print': { minHeight: 0 },
} as const;
const hint = { color: 'text.secondary', displayPrint: 'none' } as const;
