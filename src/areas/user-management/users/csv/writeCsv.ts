import Papa from 'papaparse';
import { defuseCell } from './safeCell';
import type { Separator } from './separator';

/** Excel reads a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as lines of a CSV file, each line with its end (RFC 4180: CRLF, quotes where needed). Formulas are defused.
 * papaparse's own `escapeFormulae` would break negative numbers that are text and miss a formula with a line break in it.
 */
export function csvLines(rows: readonly (readonly string[])[], separator: Separator): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(defuseCell));
  return `${Papa.unparse(cells, { delimiter: separator, newline: '\r\n' })}\r\n`;
}

/** A whole file of lines, ready to be saved. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
}
