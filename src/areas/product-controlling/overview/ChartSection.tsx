import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { lazyPart } from '@/ui/loading/LazyPart';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import { type ComparedRow, useCourse } from '../charts/useCourse';
import type { Counted } from '../figures/figureSchema';
import { Loading } from '../figures/Loading';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import { charts, type FigureQuery } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { PointTable } from './PointTable';
import { useComparedRows } from './useComparedRows';
import { mainId } from './useOverview';

const texts = 'areas.product-controlling.chart';

const CourseChart = lazyPart(() => import('../charts/CourseChart').then((part) => part.CourseChart));
const RowsChart = lazyPart(() => import('../charts/RowsChart').then((part) => part.RowsChart));

interface ChartSectionProps {
  figures: Figures;
  state: FigureQueryState;
}

/** The first figure over time or by category, as chart or table; or the selected rows side by side. */
export function ChartSection({ figures, state: { query, change } }: ChartSectionProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const { metric: nameOf } = useFigureNames();
  const compared = useComparedRows(query);
  const main = figures.result(mainId);
  const [metric = ''] = query.metrics;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {nameOf(metric)}
        </Typography>
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
      <Box sx={{ minHeight: { xs: 440, sm: 400 } }}>
        {compared.figures.error ? (
          <ErrorState
            title={translate(`${texts}.notCompared`)}
            message={errorText(compared.figures.error)}
            onRetry={compared.figures.again}
          />
        ) : compared.failed !== undefined ? (
          <Loading figures={compared.figures} id={compared.failed}>
            {() => null}
          </Loading>
        ) : (
          <Loading figures={figures} id={mainId}>
            {(counted) =>
              compared.rows ? (
                <Content counted={counted} query={query} rows={compared.rows} />
              ) : (
                <LoadingState shape="rows" />
              )
            }
          </Loading>
        )}
      </Box>
      {main?.ok && main.buckets.some(({ state }) => state === 'partial') ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.partial`)}
        </Typography>
      ) : null}
    </Box>
  );
}

interface ContentProps {
  counted: Counted;
  query: FigureQuery;
  /** The compared rows; empty for the figure itself. */
  rows: readonly ComparedRow[];
}

/** Defers drawing, which takes long for a year of days, so that the page stays responsive. */
function Content({ counted, query, rows }: ContentProps) {
  return (
    <Drawing
      counted={useDeferredValue(counted)}
      query={useDeferredValue(query)}
      rows={useDeferredValue(rows)}
    />
  );
}

const Drawing = memo(function Drawing({ counted, query, rows }: ContentProps) {
  const translate = useTranslate();
  const [point, setPoint] = useState<number>();
  const lines = useCourse(counted, query, rows);
  const [metric = ''] = query.metrics;
  if (query.chart === 'table') return <PointTable {...{ counted, lines, metric }} />;
  const values = lines.flatMap((line) => (line.isBackground ? [] : line.values));
  if (values.every((value) => value === null)) {
    const reason = lines[0]?.reasons?.['0'] ?? 'none';
    const why = translate(`areas.product-controlling.reasons.${reason}.long`, { _: '' });
    return <EmptyState title={translate(`${texts}.empty`)} message={why} />;
  }
  const shared = { metric, point, onPoint: setPoint };
  if (query.chart === 'line') return <CourseChart {...{ counted, lines }} {...shared} />;
  const bars = rows.map(({ key, labels, counted: { totals } }) => ({ key, labels, values: totals }));
  return (
    <RowsChart rows={bars.length > 0 ? bars : counted.rows} by={query.by} days={counted.days} {...shared} />
  );
});

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 } as const;
