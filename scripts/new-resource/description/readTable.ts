import Papa from 'papaparse';
import { isCode } from './words.ts';

/** The records of a CSV file. A column becomes numbers only if nothing is lost: no leading zero, no code, no long number. */
export function readTable(text: string): Record<string, unknown>[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim(),
    // Spreadsheets write `="0190274689"` to keep digits as text.
    transform: (cell) => cell.trim().replace(/^="(.*)"$/, '$1'),
  });
  const readers = (meta.fields ?? [])
    .filter((heading) => heading !== '')
    .map(
      (heading) =>
        [
          heading,
          readerOf(
            heading,
            data.flatMap((row) => row[heading] || []),
          ),
        ] as const,
    );
  return data.map((row) =>
    Object.fromEntries(readers.map(([heading, read]) => [heading, row[heading] ? read(row[heading]) : null])),
  );
}

function readerOf(heading: string, cells: readonly string[]): (cell: string) => unknown {
  const all = (pattern: RegExp) => cells.length > 0 && cells.every((cell) => pattern.test(cell));
  if (all(/^(true|false)$/i)) return (cell) => cell.toLowerCase() === 'true';
  if (!isCode(heading) && all(/^-?(0|[1-9]\d{0,11})(\.\d{1,9})?$/)) return Number;
  return (cell) => cell;
}
