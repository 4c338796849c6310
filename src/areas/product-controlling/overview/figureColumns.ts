import type { Cell, Counted, Row } from '../figures/figureSchema';
import { differenceOf } from '../figures/formatFigure';

/**
 * The columns of a figure: its value on all days, its share of the total, its value on complete days (if those are fewer), the
 * compared value, and the difference with its share. `both` is the value with the difference below it, for narrow screens.
 */
export type FigureColumn = 'value' | 'both' | 'share' | 'comparable' | 'previous' | 'difference';

/** The columns of each figure; without a complete day there is no comparison. */
export function columnsOf(counted: Counted, isHandset: boolean): readonly FigureColumn[] {
  const { days, rows } = counted;
  if (isHandset) return ['both'];
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const valueColumns = hasShares ? (['value', 'share'] as const) : (['value'] as const);
  if (days.previous === undefined || days.current === 0) return valueColumns;
  return isApart(counted)
    ? [...valueColumns, 'comparable', 'previous', 'difference']
    : [...valueColumns, 'previous', 'difference'];
}

/** Whether values cover more days than their changes. Amounts of several currencies have no total, but rows. */
export const isApart = ({ totals, rows }: Pick<Counted, 'totals' | 'rows'>): boolean =>
  [totals, ...rows.map(({ values }) => values)]
    .flatMap((cells) => Object.values(cells))
    .some(({ value, comparable }) => comparable !== undefined && value !== null && comparable !== value);

/** The largest difference of the rows, by figure; 0 for amounts of several currencies, which have no common scale. */
export function widestOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  const metrics = Object.keys(rows[0]?.values ?? {});
  return Object.fromEntries(
    metrics.map((metric) => {
      const cells = rows.map(({ values }): Cell => values[metric] ?? { value: null });
      const isMixed = new Set(cells.map(({ currency }) => currency)).size > 1;
      return [metric, isMixed ? 0 : Math.max(...cells.map((cell) => Math.abs(differenceOf(cell) ?? 0)))];
    }),
  );
}
