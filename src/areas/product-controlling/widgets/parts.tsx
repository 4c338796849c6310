import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay } from '@/records/period/formatSpan';
import { clampedTo } from '@/ui/clampedTo';
import { lazyPart } from '@/ui/loading/LazyPart';
import type { WidgetProps } from '@/ui/shell';
import { useCourse } from '../charts/useCourse';
import { ChangeText } from '../figures/ChangeText';
import { FigureText } from '../figures/FigureText';
import type { Counted, Metric } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigureText } from '../figures/useFigureText';
import { FigureLine } from './FigureLine';
import { useWidgetFigures } from './useWidgetFigures';
import { WidgetBody } from './WidgetBody';
import type { WidgetName } from './widgetSearch';

const CourseChart = lazyPart(() => import('../charts/CourseChart').then((part) => part.CourseChart));

type PartProps = WidgetProps & { name: WidgetName };

export const Requests = (props: WidgetProps) => <KeyFigure name="requests" {...props} />;
export const Readers = (props: WidgetProps) => <KeyFigure name="readers" {...props} />;
export const Revenue = (props: WidgetProps) => <TopRows name="revenue" {...props} />;
export const Subscriptions = (props: WidgetProps) => <KeyFigure name="subscriptions" {...props} />;
export const Days = (props: WidgetProps) => <Course name="days" {...props} />;
export const Titles = (props: WidgetProps) => <TopRows name="titles" {...props} />;

/** A figure with its change and a sparkline. */
function KeyFigure(props: PartProps) {
  const state = useWidgetFigures(props);
  return (
    <WidgetBody state={state}>
      {(counted) => <FigureLine counted={counted} metric={state.metric} />}
    </WidgetBody>
  );
}

/** The largest rows of a breakdown. */
function TopRows(props: PartProps) {
  const translate = useTranslate();
  const state = useWidgetFigures(props);
  const names = useFigureNames();
  const { metric } = state;
  return (
    <WidgetBody state={state}>
      {({ rows, days, total }) =>
        rows.length === 0 ? (
          translate(`areas.product-controlling.widgets.${props.name}.empty`)
        ) : (
          <Box component="ul" sx={[list, { '& > li': { ...line, minHeight: rowHeight[props.size] } }]}>
            {rows.map((row) => {
              const cell = row.values[metric.key] ?? { value: null };
              return (
                <li key={row.key.join('\u0000')}>
                  <bdi>{names.rowName(state.query.by, row)}</bdi>
                  <span className="number">
                    <FigureText cell={cell} kind={metric.kind} compact={props.size === 's'} />
                  </span>
                  <span className="number">
                    {cell.comparable === undefined || days.current === 0 ? null : (
                      <ChangeText cell={cell} metric={metric} />
                    )}
                  </span>
                </li>
              );
            })}
            {metric.kind === 'money' && total > rows.length ? (
              // Amounts of several currencies have no sum that would show that some are missing.
              <li className="same">
                {translate('areas.product-controlling.breakdown.others', {
                  smart_count: total - rows.length,
                })}
              </li>
            ) : null}
          </Box>
        )
      }
    </WidgetBody>
  );
}

/** A figure by day with its comparison, and its highest day in words. */
function Course(props: PartProps) {
  const state = useWidgetFigures(props);
  return (
    <WidgetBody state={state} hasLegend>
      {(counted) => <DaysChart counted={counted} metric={state.metric} />}
    </WidgetBody>
  );
}

function DaysChart({ counted, metric: { key, kind } }: { counted: Counted; metric: Metric }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = useFigureText();
  const names = useFigureNames();
  const lines = useCourse(counted, key);
  const { buckets, series } = counted;
  const values = series[0]?.values ?? [];
  const place = highestOf(values);
  const [highest] = values.slice(place, place + 1);
  const from = buckets[place]?.from;
  return (
    <>
      <Typography variant="body2">
        {highest == null || from === undefined
          ? text({ value: null }, 'count')
          : translate('areas.product-controlling.widgets.days.most', {
              day: formatDay(from, locale),
              value: text({ value: highest }, kind),
            })}
      </Typography>
      <Box sx={{ minHeight: chartRoom }}>
        {highest == null ? null : (
          <CourseChart
            counted={counted}
            lines={lines}
            metric={key}
            label={translate('areas.product-controlling.chart.label', { name: names.metric(key) })}
            height={chartHeight}
          />
        )}
      </Box>
    </>
  );
}

/** In CSS pixels: the chart, and with the line above it and the legend. */
const [chartHeight, chartRoom] = [190, 270];

const highestOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>(
    (best, value, place) => (value !== null && value > (values[best] ?? -Infinity) ? place : best),
    0,
  );

/** A small widget has room for three rows. */
const rowHeight = { s: '2.25rem', m: '2.75rem', l: '2.75rem' } as const;
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: { xs: 1.5, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& bdi': {
    ...clampedTo(2),
    overflowWrap: 'anywhere',
  },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
const line = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
} as const;
