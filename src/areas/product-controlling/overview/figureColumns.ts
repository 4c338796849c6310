import type { Cell, Counted } from '../figures/figureSchema';

/**
 * What a row has of a figure: all days of the period; its share of the total; the complete ones, which alone are compared, where those are fewer; what they are
 * compared with; the change. `both` is a figure with its change below it, where there is no room for more.
 */
export type FigureColumn = 'value' | 'both' | 'share' | 'comparable' | 'previous' | 'change';

/** The columns of each figure. Nothing is compared before a day is complete. */
export function columnsOf({ days, totals, rows }: Counted, isHandset: boolean): readonly FigureColumn[] {
  if (isHandset) return ['both'];
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const own = hasShares ? (['value', 'share'] as const) : (['value'] as const);
  if (days.previous === undefined || days.current === 0) return own;
  return isApart(totals) ? [...own, 'comparable', 'previous', 'change'] : [...own, 'previous', 'change'];
}

/** Whether figures are of other days than their change. */
export const isApart = (cells: Readonly<Record<string, Cell>>) =>
  Object.values(cells).some(({ value, comparable }) => comparable !== undefined && comparable !== value);
