import Papa from 'papaparse';
import { isCode } from './words.ts';

type Row = Record<string, unknown>;

/** The records of a CSV file. A column is numbers only where nothing is lost: no leading zero, no code, no long number. */
export function readTable(text: string): Row[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  const headings = (meta.fields ?? []).filter((heading) => heading.trim() !== '');
  const rows = data.map((row) => headings.map((heading) => plain(row[heading] ?? '')));
  const readers = headings.map((heading, index) =>
    readerOf(
      heading,
      rows.map((row) => row[index] ?? '').filter((cell) => cell !== ''),
    ),
  );
  return rows.map((row) =>
    Object.fromEntries(
      headings.map((heading, index) => {
        const cell = row[index] ?? '';
        return [heading.trim(), cell === '' ? null : readers[index]?.(cell)];
      }),
    ),
  );
}

/** A spreadsheet's way to keep digits a text is `="0190274689"`. */
const plain = (cell: string) => cell.trim().replace(/^="(.*)"$/, '$1');

function readerOf(heading: string, cells: readonly string[]): (cell: string) => unknown {
  const all = (pattern: RegExp) => cells.length > 0 && cells.every((cell) => pattern.test(cell));
  if (all(/^(true|false)$/i)) return (cell) => cell.toLowerCase() === 'true';
  if (!isCode(heading) && all(/^-?(0|[1-9]\d{0,11})(\.\d{1,9})?$/)) return Number;
  return (cell) => cell;
}
