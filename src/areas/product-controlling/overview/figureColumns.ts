import type { Cell, Counted, Row } from '../figures/figureSchema';
import { differenceOf } from '../figures/formatFigure';

/**
 * The columns of a figure: its value on all days, its share of the total, its value on complete days (if those are fewer), the
 * compared value, and the difference with its share. `both` is the value with the difference below it, for narrow screens.
 */
export type FigureColumn = 'value' | 'both' | 'share' | 'comparable' | 'previous' | 'difference';

/** The columns of each figure; without a complete day there is no comparison. */
export function columnsOf({ days, totals, rows }: Counted, isHandset: boolean): readonly FigureColumn[] {
  if (isHandset) return ['both'];
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const valueColumns = hasShares ? (['value', 'share'] as const) : (['value'] as const);
  if (days.previous === undefined || days.current === 0) return valueColumns;
  return isApart(totals)
    ? [...valueColumns, 'comparable', 'previous', 'difference']
    : [...valueColumns, 'previous', 'difference'];
}

/** Whether values cover more days than their changes. */
export const isApart = (cells: Readonly<Record<string, Cell>>) =>
  Object.values(cells).some(({ value, comparable }) => comparable !== undefined && comparable !== value);

/** The largest difference of the rows, by figure. */
export function widestOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  const widest: Record<string, number> = {};
  for (const { values } of rows)
    for (const [metric, cell] of Object.entries(values))
      widest[metric] = Math.max(widest[metric] ?? 0, Math.abs(differenceOf(cell) ?? 0));
  return widest;
}
