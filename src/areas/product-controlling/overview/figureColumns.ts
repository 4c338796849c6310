import type { Cell, Counted } from '../figures/figureSchema';

/**
 * The columns of a figure: its value on all days, its share of the total, its value on complete days (if those are fewer), the
 * compared value, and the change. `both` is the value with the change below it, for narrow screens.
 */
export type FigureColumn = 'value' | 'both' | 'share' | 'comparable' | 'previous' | 'change';

/** The columns of each figure; without a complete day there is no comparison. */
export function columnsOf({ days, totals, rows }: Counted, isHandset: boolean): readonly FigureColumn[] {
  if (isHandset) return ['both'];
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const valueColumns = hasShares ? (['value', 'share'] as const) : (['value'] as const);
  if (days.previous === undefined || days.current === 0) return valueColumns;
  return isApart(totals)
    ? [...valueColumns, 'comparable', 'previous', 'change']
    : [...valueColumns, 'previous', 'change'];
}

/** Whether values cover more days than their changes. */
export const isApart = (cells: Readonly<Record<string, Cell>>) =>
  Object.values(cells).some(({ value, comparable }) => comparable !== undefined && comparable !== value);
