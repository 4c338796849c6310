import Papa from 'papaparse';
import { numberFormat } from '@/ui/formats';
import { safeCell } from './cells';
import type { CsvTable, Separator } from './readCsv';

/** Excel reads a file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as lines of a CSV file, each with its line ending (RFC 4180: CRLF, quotes where needed); no cell is a formula.
 * papaparse's own `escapeFormulae` would break negative numbers that are text and miss formulas that contain a line
 * break.
 */
export function csvLines(rows: readonly (readonly string[])[], separator: Separator): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(safeCell));
  return `${Papa.unparse(cells, { delimiter: separator, newline: '\r\n' })}\r\n`;
}

/** A whole file of lines, ready to save. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
}

/** The caption of the reason column; the same in every language, and not a column of any import. */
const reasonColumn = 'reason';

/**
 * The rows that were not imported as a CSV file like the original, with the reason in a last column. A reason column of
 * an earlier attempt is replaced.
 * @param reasons the reasons by line, in the visitor's language; rows without one are left out
 */
export function leftOverFile(
  { columns, rows, separator }: CsvTable,
  reasons: ReadonlyMap<number, string>,
): Blob {
  const width = columns.at(-1) === reasonColumn ? columns.length - 1 : columns.length;
  const leftOverRows = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    if (reason === undefined) return [];
    const originalCells = Array.from({ length: width }, (_, index) => cells[index] ?? '');
    return [[...originalCells, reason, ...cells.slice(columns.length)]];
  });
  return csvFile([csvLines([[...columns.slice(0, width), reasonColumn], ...leftOverRows], separator)]);
}

/** The separator that spreadsheets of a language expect: a semicolon if the comma is the decimal sign. */
export function separatorOf(locale: string): Separator {
  const decimal = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/** `<stem>-2026-11-21.csv`, with the visitor's local date instead of UTC's. */
export function csvFileName(stem: string, now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${stem}-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.csv`;
}

/** The longest part of a file's name that comes from a record, in characters. */
const maxStemLength = 60;

/** A record's name as a part of a file's name: letters and digits of any script, joined by hyphens. */
export const fileStem = (name: string): string =>
  (name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, maxStemLength);

/** How long the browser may take to ask the visitor and start reading, in milliseconds. */
const revokeDelayMs = 60_000;

/** Saves a file on the visitor's device, like a click on a download link. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
