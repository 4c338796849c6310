import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay } from '@/records/period/formatSpan';
import type { WidgetProps } from '@/ui/shell';
import { Sparkline } from '../charts/Sparkline';
import { ChangeText } from '../figures/ChangeText';
import { FigureText } from '../figures/FigureText';
import { openFrom } from '../figures/figureSchema';
import { useComparedText } from '../figures/useChangeText';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigureText } from '../figures/useFigureText';
import { useWidgetFigures } from './useWidgetFigures';
import { WidgetBody } from './WidgetBody';
import type { WidgetName } from './widgetSearch';

type PartProps = WidgetProps & { name: WidgetName };

export const Requests = (props: WidgetProps) => <KeyFigure name="requests" {...props} />;
export const Readers = (props: WidgetProps) => <KeyFigure name="readers" {...props} />;
export const Revenue = (props: WidgetProps) => <TopRows name="revenue" {...props} />;
export const Subscriptions = (props: WidgetProps) => <KeyFigure name="subscriptions" {...props} />;
export const Days = (props: WidgetProps) => <Course name="days" {...props} />;
export const Titles = (props: WidgetProps) => <TopRows name="titles" {...props} />;

/** A figure with its change and a sparkline. */
function KeyFigure(props: PartProps) {
  const translate = useTranslate();
  const state = useWidgetFigures(props);
  const compared = useComparedText();
  const { metric } = state;
  return (
    <WidgetBody state={state}>
      {(counted) => {
        const cell = counted.totals[metric.key] ?? { value: null };
        const { comparePeriod, days } = counted;
        return (
          <>
            <Typography component="p" sx={figure}>
              <FigureText cell={cell} kind={metric.kind} compact />
            </Typography>
            <Typography component="p" variant="body2" sx={change}>
              {cell.comparable === undefined || !comparePeriod ? null : days.current === 0 ? (
                <span className="same">{translate('areas.product-controlling.page.noDays')}</span>
              ) : (
                <>
                  <ChangeText cell={cell} metric={metric} />{' '}
                  <span className="same">{compared(cell, metric.kind, counted)}</span>
                </>
              )}
            </Typography>
            <Box sx={{ height: lineHeight, mt: 1, color: 'text.secondary' }}>
              <Sparkline
                values={counted.series[0]?.values ?? []}
                {...openFrom(counted)}
                height={lineHeight}
              />
            </Box>
          </>
        );
      }}
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
      {({ rows, days }) =>
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
          </Box>
        )
      }
    </WidgetBody>
  );
}

/** A figure by day, and its highest day in words. */
function Course(props: PartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = useFigureText();
  const state = useWidgetFigures(props);
  const day = (iso: string | undefined) => (iso === undefined ? '' : formatDay(iso, locale));
  return (
    <WidgetBody state={state}>
      {(counted) => {
        const { buckets, series } = counted;
        const values = series[0]?.values ?? [];
        const place = highestOf(values);
        const [highest] = values.slice(place, place + 1);
        return (
          <>
            <Typography variant="body2">
              {highest == null
                ? text({ value: null }, 'count')
                : translate('areas.product-controlling.widgets.days.most', {
                    day: day(buckets[place]?.from),
                    value: text({ value: highest }, state.metric.kind),
                  })}
            </Typography>
            <Box sx={{ height: chartHeight, my: 1, color: 'primary.main' }}>
              <Sparkline values={values} {...openFrom(counted)} height={chartHeight} fromZero />
            </Box>
            <Typography variant="caption" component="p" sx={ends}>
              <span>{day(buckets[0]?.from)}</span>
              <span>{day(buckets.at(-1)?.to)}</span>
            </Typography>
          </>
        );
      }}
    </WidgetBody>
  );
}

/** In CSS pixels. */
const [lineHeight, chartHeight] = [40, 140];
const figure = {
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** The change, and below it what was compared. */
const change = { minHeight: '3lh', '& > :first-of-type': { display: 'block', fontWeight: 600 } } as const;

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
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
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
const ends = { display: 'flex', justifyContent: 'space-between', color: 'text.secondary' } as const;
