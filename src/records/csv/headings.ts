import type { CsvRow, CsvTable, Separator } from './readCsv';

/** How many of the first non-empty rows are searched for headings; programs write titles and versions above them. */
export const headingRows = 20;

/** How well a row fits as the headings; 0 means not at all. */
export type HeadingFit = (captions: readonly string[]) => number;

/** The first of the best-fitting rows; if none fits, the first that fills more than half of the columns. */
export function fittingRow(rows: readonly CsvRow[], fitOf: HeadingFit): CsvRow | undefined {
  const candidates = rows.slice(0, headingRows);
  const fits = candidates.map(({ cells }) => fitOf(captionsOf(cells)));
  const best = Math.max(...fits);
  if (best > 0) return candidates[fits.indexOf(best)];
  const filled = candidates.map(({ cells }) => captionsOf(cells).filter(Boolean).length);
  const most = Math.max(...filled);
  return candidates[filled.findIndex((count) => count * 2 > most)];
}

/** The rows of a file as a table, with one of them as its headings; the rows above are dropped. */
export function headedBy(all: readonly CsvRow[], separator: Separator, { line, cells }: CsvRow): CsvTable {
  const rows = all.filter((row) => row.line > line);
  return { columns: captionsOf(cells), rows, separator, all, headings: line };
}

const captionsOf = (cells: readonly string[]) => cells.map((cell) => cell.trim());
