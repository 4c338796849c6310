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
  let narrowest = columns.reduce((sum, { width = defaultWidth }) => sum + width, fixed);
  const dropping: object[] = [{ minWidth: `${narrowest}rem` }];
  const dropped: Record<string, object> = {};
  for (const column of goingColumns(columns, sorted)) {
    const remaining = narrowest - (column.width ?? defaultWidth);
    dropped[`& :is(col, th, td):nth-of-type(${columns.indexOf(column) + offset + 1})`] = { display: 'none' };
    dropping.push({
      [`@container (width < ${narrowest}rem)`]: { minWidth: `${remaining}rem`, ...dropped },
    });
    narrowest = remaining;
  }
  return { narrowest, dropping };
}

/** The columns that may be left out, in the order in which they go. */
function goingColumns(columns: readonly ListColumn[], sorted: string): readonly ListColumn[] {
  return columns
    .toReversed()
    .filter(({ priority = 1, link, source }) => priority > 1 && !link && source !== sorted)
    .sort((a, b) => (b.priority ?? 1) - (a.priority ?? 1));
}
