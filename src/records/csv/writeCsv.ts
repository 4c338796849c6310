import Papa from 'papaparse';
import { safeCell } from './cells';
import type { CsvTable } from './readCsv';
import type { Separator } from './saveCsv';

/** Excel reads a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as lines of a CSV file, each line with its end (RFC 4180: CRLF, quotes where needed), no cell being a formula.
 * papaparse's own `escapeFormulae` would break negative numbers that are text and miss a formula with a line break in it.
 */
export function csvLines(rows: readonly (readonly string[])[], separator: Separator): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(safeCell));
  return `${Papa.unparse(cells, { delimiter: separator, newline: '\r\n' })}\r\n`;
}

/** A whole file of lines, ready to be saved. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
}

/** The caption of the column that says why; the same in every language, and no column of an import. */
const reasonColumn = 'reason';

/**
 * The rows that were not imported as a CSV file like the one they came from, with a last column that says why. A reason column of
 * an earlier attempt is replaced.
 * @param reasons why, by line, in the visitor's language; a row without one is left out
 */
export function leftOverFile(
  { columns, rows, separator }: CsvTable,
  reasons: ReadonlyMap<number, string>,
): Blob {
  const width = columns.at(-1) === reasonColumn ? columns.length - 1 : columns.length;
  const kept = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    if (reason === undefined) return [];
    const own = Array.from({ length: width }, (_, index) => cells[index] ?? '');
    return [[...own, reason, ...cells.slice(columns.length)]];
  });
  return csvFile([csvLines([[...columns.slice(0, width), reasonColumn], ...kept], separator)]);
}
