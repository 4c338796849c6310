import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useId } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/ui/loading/LazyPart';
import { EmptyState } from '@/ui/state/EmptyState';
import { useCourse } from '../charts/useCourse';
import type { Counted } from '../figures/figureSchema';
import { Loading } from '../figures/Loading';
import { moneyFigure } from '../figures/money';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import { charts, type FigureQuery } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { CurrencySwitch } from './CurrencySwitch';
import { NotCounted } from './NotCounted';
import { PointTable } from './PointTable';
import { useUncounted } from './useUncounted';

const texts = 'areas.product-controlling.chart';

const CourseChart = lazyPart(() => import('../charts/CourseChart').then((part) => part.CourseChart));

interface ChartSectionProps {
  figures: Figures;
  state: FigureQueryState;
}

/** The first figure over time, as chart or table. */
export function ChartSection({ figures, state }: ChartSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const { metric: nameOf } = useFigureNames();
  const { query, change } = state;
  // The figure's own result, which does not depend on the breakdown.
  const [metric = ''] = query.metrics;
  const trend = figures.result(metric);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {nameOf(metric)}
        </Typography>
        {metric === moneyFigure ? <CurrencySwitch state={state} /> : null}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={query.chart}
          aria-label={translate(`${texts}.kinds.label`)}
          onChange={(_event, chart: FigureQuery['chart'] | null) => (chart ? change({ chart }) : undefined)}
          sx={{ displayPrint: 'none' }}
        >
          {charts.map((chart) => (
            <ToggleButton key={chart} value={chart}>
              {translate(`${texts}.kinds.${chart}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={room}>
        <Loading figures={figures} id={metric}>
          {(counted) => <Content counted={counted} state={state} />}
        </Loading>
      </Box>
      {trend?.ok && trend.buckets.some(({ state }) => state === 'partial') ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.partial`)}
        </Typography>
      ) : null}
    </Box>
  );
}

interface ContentProps {
  counted: Counted;
  state: FigureQueryState;
}

/** Defers drawing, which takes long for a year of days, so that the page stays responsive. */
function Content({ counted, state }: ContentProps) {
  return <Drawing counted={useDeferredValue(counted)} state={useDeferredValue(state)} />;
}

const Drawing = memo(function Drawing({ counted, state }: ContentProps) {
  const translate = useTranslate();
  const { metric: nameOf } = useFigureNames();
  const { chart, metrics } = state.query;
  const [metric = ''] = metrics;
  const { condition } = useUncounted(state.query);
  const onZoom = (from: string, to: string) => state.change({ period: `${from}/${to}`, granularity: 'auto' });
  const lines = useCourse(counted, metric);
  const drawn = { counted, lines, metric, label: translate(`${texts}.label`, { name: nameOf(metric) }) };
  if (chart === 'table') return <PointTable {...drawn} />;
  const { values = [], reasons } = lines[0] ?? {};
  if (values.some((value) => value !== null)) return <CourseChart {...drawn} onZoom={onZoom} />;
  if (condition !== undefined) return <NotCounted state={state} dimension={condition} />;
  const why = `areas.product-controlling.reasons.${reasons?.['0'] ?? 'none'}.long`;
  return <EmptyState title={translate(`${texts}.empty`)} message={translate(why, { _: '' })} />;
});

const room = { minHeight: { xs: 440, sm: 400 }, '@media print': { minHeight: 0 } } as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1,
  breakAfter: 'avoid',
} as const;
