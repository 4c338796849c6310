import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { memo, useCallback, useMemo } from 'react';
import { usePrinting } from '@/ui/usePrinting';
import { chartDashes, strokeOf } from './chartColours';
import { axisWidth, type ChartProps, quietChart, spanOf } from './chartProps';
import { KeyPoint } from './KeyPoint';
import { drawnPoints, isAlone } from './reducePoints';

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Grey and dashed: what the others are compared with. */
  readonly isBackground?: boolean;
  /** From this index on the values may still change: dashed. */
  readonly openFrom?: number;
}

export interface TimeChartProps extends ChartProps {
  series: readonly ChartSeries[];
  /** The name of each point on the axis, and as it is read out. */
  points: readonly { readonly short: string; readonly name: string }[];
  height: number;
}

/**
 * Lines over time. It has no tooltip: `onPoint` reports which point to describe next to it. Draws at most 800 points of
 * a series. Memoized: the described point is not one of its props.
 */
export const TimeChart = memo(function TimeChart(props: TimeChartProps) {
  const { label, series, points, formatValue, tellValue, noValue, onPoint, height } = props;
  const { palette } = useTheme();
  const isPrinting = usePrinting();
  const grey = palette.text.secondary;
  const drawn = useMemo(() => drawnPoints(series[0]?.values ?? []), [series]);
  const lines = useMemo(
    () =>
      series.flatMap((one, place) =>
        linesOf(one, drawn).map((line) => ({
          ...strokeOf(one, place, palette.mode, grey),
          ...line,
          hasDots: line.data.some((_, index) => isAlone(line.data, index)),
        })),
      ),
    [series, drawn, palette.mode, grey],
  );
  const dashes = useMemo(
    (): Readonly<Record<string, { strokeDasharray: string }>> =>
      Object.fromEntries(lines.map(({ id, dash }) => [selectorOf(id), { strokeDasharray: dash }])),
    [lines],
  );
  const span = spanOf(series);
  const width = useMemo(() => axisWidth(series, formatValue), [series, formatValue]);
  const onKey = useCallback((place: number | undefined) => onPoint(drawn[place ?? -1]), [drawn, onPoint]);
  const step = Math.max(1, Math.ceil(drawn.length / 7));
  const ticks = drawn.filter((_, index) => index % step === 0);
  return (
    <Box role="group" aria-label={label} sx={[look, dashes]}>
      <LineChart
        height={height}
        {...(isPrinting && { width: paperWidth })}
        {...quietChart}
        localeText={{ a11yNoValue: noValue }}
        grid={{ horizontal: true }}
        // Room for half of the last label.
        margin={{ left: 0, right: 32, top: 8, bottom: 0 }}
        axisHighlight={{ x: 'line' }}
        xAxis={[
          {
            id: 'time',
            scaleType: 'point',
            data: drawn,
            valueFormatter: (index: number, { location }) =>
              points[index]?.[location === 'tick' ? 'short' : 'name'] ?? '',
            tickInterval: ticks,
            tickLabelInterval: 'auto',
            tickLabelMinGap: 12,
            height: 28,
          },
        ]}
        yAxis={[{ id: 'value', ...span, width, valueFormatter: (value: number) => formatValue(value) }]}
        series={lines.map(({ id, name, data, colour, hasDots }) => ({
          id,
          data,
          label: name,
          valueFormatter: (value: number | null) => (value === null ? noValue : tellValue(value)),
          color: colour,
          curve: 'linear' as const,
          shape: 'circle' as const,
          // False, if there are none, keeps the library from looking at each point.
          showMark: hasDots && (({ index }: { index: number }) => isAlone(data, index)),
        }))}
        onHighlightedAxisChange={(items) => {
          const index = items.find(({ axisId }) => axisId === 'time')?.dataIndex;
          onPoint(index === undefined ? undefined : drawn[index]);
        }}
        // A short tap highlights nothing.
        onAxisClick={(_event, point) => onPoint(drawn[point?.dataIndex ?? -1])}
      >
        {span.min < 0 ? <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.primary }} /> : null}
        <KeyPoint onPoint={onKey} />
      </LineChart>
    </Box>
  );
});

/**
 * A series as lines: if its end may still change, that part is a separate line, which starts at the last final point.
 */
function linesOf({ id, label: name, values, openFrom }: ChartSeries, drawn: readonly number[]) {
  const at = (from: number, to: number) =>
    drawn.map((index) => (index >= from && index < to ? (values[index] ?? null) : null));
  if (openFrom === undefined || openFrom >= values.length) return [{ id, name, data: at(0, values.length) }];
  return [
    { id, name, data: at(0, openFrom) },
    { id: `${id} open`, name, data: at(openFrom - 1, values.length), dash: chartDashes.open },
  ];
}

/** On paper a chart is drawn with this width in CSS pixels, and then scaled to the page: it is not told how wide that is. */
const paperWidth = 860;

/** The selector of a series' path; its id is a text from the server. */
const selectorOf = (id: string) => `& path[data-series=${JSON.stringify(id)}]`;

const look = {
  '& .MuiLineElement-root, & .MuiLineChart-line': { strokeWidth: 2, fill: 'none' },
  '& .MuiChartsGrid-line': { strokeDasharray: '2 3' },
  '@media print': { '& svg': { width: 'auto', maxWidth: '100%', height: 'auto' } },
  '@media (forced-colors: active)': { '& path': { forcedColorAdjust: 'auto' } },
} as const;
