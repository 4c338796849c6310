import Papa from 'papaparse';
import { detectSeparator } from './detectSeparator';
import { pause } from './pause';
import { plainCell } from './safeCell';
import type { Separator } from './separator';

/** A row below the header; `line` is its number in a spreadsheet, where the header is row 1 and empty rows count. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a CSV file holds: its header, and its rows without the empty ones. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly separator: Separator;
}

/** Why a text is no table: nothing in it, no row below the header, too many rows, or a quotation mark astray in a row. */
export type CsvProblem =
  | { readonly problem: 'empty' | 'onlyHeader' | 'tooManyRows' }
  | { readonly problem: 'quotes'; readonly line: number };

interface ReadOptions {
  readonly maxRows: number;
  readonly signal?: AbortSignal;
  /** How many characters are parsed before the browser gets its turn. */
  readonly chunkSize?: number;
}

/**
 * The table in a CSV text. The separator is found by itself, or taken from Excel's first line `sep=;`. Cells are as before
 * `defuseCell`. Parsed in pieces, not in papaparse's worker, whose script from a blob the content security policy forbids.
 * @throws the signal's reason when cancelled
 */
export async function readCsv(
  text: string,
  { maxRows, signal, chunkSize = 262_144 }: ReadOptions,
): Promise<CsvTable | CsvProblem> {
  const [hint = '', named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const { content, lineEnd } = withOneLineEnd(text.slice(hint.length));
  // The expression above lets nothing else through.
  const separator = (named as Separator | undefined) ?? detectSeparator(content);
  let columns: readonly string[] | undefined;
  const rows: CsvRow[] = [];
  let line = 0;
  let found: CsvProblem | undefined;

  /** Takes the complete rows of a piece; a problem ends the reading. */
  function take({ data, errors }: Papa.ParseResult<string[]>): void {
    // papaparse also reports the row that the next piece completes.
    const astray = errors.find(({ type, row = 0 }) => type === 'Quotes' && row < data.length);
    if (astray !== undefined) found = { problem: 'quotes', line: line + (astray.row ?? 0) + 1 };
    for (const written of data) {
      line += 1;
      const cells = written.map(plainCell);
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columns === undefined) columns = cells.map((cell) => cell.trim());
      else rows.push({ line, cells });
    }
    if (rows.length > maxRows) found ??= { problem: 'tooManyRows' };
  }

  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(content, {
      delimiter: separator,
      newline: lineEnd,
      chunkSize,
      chunk: (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        take(results);
        if (found !== undefined) return parser.abort();
        parser.pause();
        pause(signal).then(() => parser.resume(), reject);
      },
      complete: () => resolve(),
    });
  });
  if (found !== undefined) return found;
  if (columns === undefined) return { problem: 'empty' };
  return rows.length === 0 ? { problem: 'onlyHeader' } : { columns, rows, separator };
}

/** The text with one kind of line end between its rows, and which one; line breaks in quotes stay. */
function withOneLineEnd(text: string): { content: string; lineEnd: '\n' | '\r\n' } {
  if (!text.includes('\r')) return { content: text, lineEnd: '\n' };
  if (!/(?:^|[^\r])\n|\r(?!\n)/.test(text)) return { content: text, lineEnd: '\r\n' };
  const content = text.replace(/"[^"]*"|\r\n?/g, (found) => (found.startsWith('"') ? found : '\n'));
  return { content, lineEnd: '\n' };
}
