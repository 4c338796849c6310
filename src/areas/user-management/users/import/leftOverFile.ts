import type { CsvTable } from '../csv/readCsv';
import { csvFile, csvLines } from '../csv/writeCsv';

/** The caption of the column that says why; the same in every language, and no field of the import. */
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
