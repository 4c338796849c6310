import { useLocaleState, useTranslate } from 'react-admin';
import type { Cell, Counted, Row } from '../figures/figureSchema';
import { formatFigure } from '../figures/formatFigure';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigureText } from '../figures/useFigureText';
import { CategoryChart } from './CategoryChart';
import { Readout } from './Readout';

const texts = 'areas.product-controlling.chart';

/** The maximum number of bars. */
const mostBars = 10;

interface RowsChartProps {
  rows: readonly Row[];
  days: Counted['days'];
  by: readonly string[];
  metric: string;
  point: number | undefined;
  onPoint: (index: number | undefined) => void;
}

/** The first rows of the table as bars, each with its comparison. */
export function RowsChart({ rows: all, days, by, metric, point, onPoint }: RowsChartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind } = useMetric(metric);
  const names = useFigureNames();
  const text = useFigureText();
  const rows = all.slice(0, mostBars);
  const categories = rows.map((row) => names.rowName(by, row));
  const whole = rows.map(({ values }) => values[metric]);
  // Bars beside a comparison show the compared days.
  const isApart = whole.some((cell) => cell?.comparable != null && cell.comparable !== cell.value);
  const cells = isApart ? whole.map(ofComparedDays) : whole;
  const currency = cells[0]?.currency;
  const number = (value: number | string | null | undefined) => (value == null ? null : Number(value));
  const hasPrevious = cells.some((cell) => cell?.previous !== undefined);
  const chosen = point === undefined ? undefined : cells[point];
  const previous = chosen?.previous;
  const name = names.metric(metric);
  const complete = translate('areas.product-controlling.breakdown.complete', { smart_count: days.current });
  return (
    <>
      <Readout
        text={
          point === undefined || !chosen
            ? undefined
            : `${categories[point]}: ${text(chosen, kind)}${
                previous === undefined
                  ? ''
                  : ` · ${translate(`${texts}.before`, { value: text({ value: previous, currency }, kind) })}`
              }`
        }
      />
      <CategoryChart
        label={translate(`${texts}.labelRows`, { name: names.metric(metric) })}
        categories={categories}
        series={[
          {
            id: 'current',
            label: isApart ? `${name}, ${complete}` : name,
            values: cells.map((cell) => number(cell?.value)),
          },
          ...(hasPrevious
            ? [
                {
                  id: 'previous',
                  label: translate(`${texts}.previous`),
                  values: cells.map((cell) => number(cell?.previous)),
                  isBackground: true,
                },
              ]
            : []),
        ]}
        formatValue={(value) =>
          formatFigure(Math.round(value * 1000) / 1000, { locale, kind, currency, compact: true })
        }
        tellValue={(value) => formatFigure(value, { locale, kind, currency })}
        noValue={text({ value: null }, kind)}
        onPoint={onPoint}
      />
    </>
  );
}

const ofComparedDays = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, value: cell.comparable ?? null, reason: cell.comparableReason };
