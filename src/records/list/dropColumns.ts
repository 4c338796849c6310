import type { ListColumn } from '../columns/columns';

/** The width of a column that names none, in rem. */
export const defaultWidth = 10;

/**
 * The styles of a table that leaves columns out where it does not fit.
 * @param fixed the rem that other cells take
 * @param offset the number of cells before the first column
 * @returns the styles in their order, and the rem below which the table scrolls sideways
 */
export function dropColumns(columns: readonly ListColumn[], sorted: string, fixed: number, offset: number) {
  const widthOf = (some: readonly ListColumn[]) =>
    some.reduce((sum, { width = defaultWidth }) => sum + width, fixed);
  let narrowest = widthOf(columns);
  const dropping: object[] = [{ minWidth: `${narrowest}rem` }];
  for (const level of [3, 2]) {
    const goes = ({ priority, source }: ListColumn) =>
      priority !== undefined && priority >= level && source !== sorted;
    const cellsOf = (column: ListColumn) =>
      `& :is(col, th, td):nth-of-type(${columns.indexOf(column) + offset + 1})`;
    const dropped = columns.filter(goes).map((column) => [cellsOf(column), { display: 'none' }]);
    const remaining = widthOf(columns.filter((column) => !goes(column)));
    dropping.push({
      [`@container (width < ${narrowest}rem)`]: {
        minWidth: `${remaining}rem`,
        ...Object.fromEntries(dropped),
      },
    });
    narrowest = remaining;
  }
  return { narrowest, dropping };
}
