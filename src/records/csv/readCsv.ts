import Papa from 'papaparse';
import { plainCell } from './cells';
import { decodeFile, type Encoding } from './decodeText';

/** The column separators that are recognized. */
export type Separator = ',' | ';' | '\t';

/** A row; `line` is its row number in a spreadsheet, counted from 1 and including empty rows. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The content of a CSV file: the headings, the non-empty rows below them, and all rows with the line of the headings.
 */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly separator: Separator;
  readonly all: readonly CsvRow[];
  readonly headings: number;
}

export interface CsvFile {
  readonly name: string;
  readonly table: CsvTable;
  readonly encoding: Encoding;
}

/** Why a text is not a table: empty, no row below the header, too many rows, or a misplaced quotation mark in a row. */
type TableProblem =
  | { readonly problem: 'empty' | 'onlyHeader' | 'tooManyRows' }
  | { readonly problem: 'quotes'; readonly line: number };

/** Why a file cannot be read as CSV: the last part of its text's key, and the row if there is one. */
export type CsvProblem =
  | TableProblem
  | { readonly problem: 'tooLarge' | 'type' | 'workbook' | 'binary' | 'unreadable' };

/** The most rows below the header. */
export const maxRows = 20_000;

/**
 * Reads a file that the person chose; `fitOf` finds the headings.
 * @throws the signal's reason when cancelled
 */
export async function readCsvFile(
  file: File,
  signal: AbortSignal,
  fitOf: HeadingFit,
): Promise<CsvFile | CsvProblem> {
  const decoded = await decodeFile(file);
  if ('problem' in decoded) return decoded;
  if (!/\.(csv|tsv|tab|txt)$/i.test(file.name)) return { problem: 'type' };
  signal.throwIfAborted();
  const table = readCsv(decoded.text, { maxRows, fitOf });
  return 'problem' in table ? table : { name: file.name, table, encoding: decoded.encoding };
}

interface ReadOptions {
  readonly maxRows: number;
  /** How well a row fits as the headings. Default: the row that fills the most columns. */
  readonly fitOf?: HeadingFit;
}

/**
 * Parses a CSV text into a table. The separator is detected, or taken from Excel's first line `sep=;`. Undoes
 * `safeCell`.
 */
export function readCsv(text: string, { maxRows, fitOf = () => 0 }: ReadOptions): CsvTable | TableProblem {
  const [hint = '', named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const { content, lineEnd } = withOneLineEnd(text.slice(hint.length));
  // The expression above matches only separators.
  const separator = (named as Separator | undefined) ?? detectSeparator(content);
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator, newline: lineEnd });
  const misplaced = errors.find(({ type }) => type === 'Quotes');
  if (misplaced !== undefined) return { problem: 'quotes', line: (misplaced.row ?? 0) + 1 };
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headings = fittingRow(rows, fitOf);
  if (headings === undefined) return { problem: 'empty' };
  const table = withHeadings(rows, separator, headings);
  if (table.rows.length > maxRows) return { problem: 'tooManyRows' };
  return table.rows.length === 0 ? { problem: 'onlyHeader' } : table;
}

/** The text with one kind of line ending between its rows, and which one; line breaks in quotes stay. */
function withOneLineEnd(text: string): { content: string; lineEnd: '\n' | '\r\n' } {
  if (!text.includes('\r')) return { content: text, lineEnd: '\n' };
  if (!/(?:^|[^\r])\n|\r(?!\n)/.test(text)) return { content: text, lineEnd: '\r\n' };
  const content = text.replace(/"[^"]*"|\r\n?/g, (match) => (match.startsWith('"') ? match : '\n'));
  return { content, lineEnd: '\n' };
}

/** Rarest in ordinary text first: the first one wins a tie. */
const separators: readonly Separator[] = ['\t', ';', ','];

/** The separator that splits most of the first rows into the same number of cells, more than one; else the comma. */
export function detectSeparator(text: string): Separator {
  const head = text.slice(0, 65_536);
  let best: { separator: Separator; share: number; cells: number } | undefined;
  for (const separator of separators) {
    const options = { delimiter: separator, preview: 20, skipEmptyLines: 'greedy' } as const;
    const { data } = Papa.parse<string[]>(head, options);
    const counts = new Map<number, number>();
    for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells, rows] = [...counts].reduce(
      (largest, entry) => (entry[1] > largest[1] ? entry : largest),
      [0, 0],
    );
    const share = rows / data.length;
    if (cells < 2 || (best && (share < best.share || (share === best.share && cells <= best.cells))))
      continue;
    best = { separator, share, cells };
  }
  return best?.separator ?? ',';
}

/** How many of the first non-empty rows are searched for headings; programs write titles and versions above them. */
export const headingRows = 20;

/** How well a row fits as the headings; 0 means not at all. */
type HeadingFit = (captions: readonly string[]) => number;

/** The first of the best-fitting rows; if none fits, the first that fills more than half of the columns. */
function fittingRow(rows: readonly CsvRow[], fitOf: HeadingFit): CsvRow | undefined {
  const candidates = rows.slice(0, headingRows);
  const scores = candidates.map(({ cells }) => fitOf(captionsOf(cells)));
  const best = Math.max(...scores);
  if (best > 0) return candidates[scores.indexOf(best)];
  const filledCounts = candidates.map(({ cells }) => captionsOf(cells).filter(Boolean).length);
  const maxFilled = Math.max(...filledCounts);
  return candidates[filledCounts.findIndex((count) => count * 2 > maxFilled)];
}

/** The rows of a file as a table, with one of them as its headings; the rows above are dropped. */
export function withHeadings(
  all: readonly CsvRow[],
  separator: Separator,
  { line, cells }: CsvRow,
): CsvTable {
  const rows = all.filter((row) => row.line > line);
  return { columns: captionsOf(cells), rows, separator, all, headings: line };
}

const captionsOf = (cells: readonly string[]) => cells.map((cell) => cell.trim());
