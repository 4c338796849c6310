import Papa from 'papaparse';
import { isCode } from './words.ts';

/** The records of a CSV file. A column becomes numbers only if nothing is lost: no leading zero, no code, no long number. */
export function readTable(text: string): Record<string, unknown>[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^sep=.\r?\n/i, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim(),
    // Spreadsheets write `="0190274689"` to keep digits as text.
    transform: (cell) => cell.trim().replace(/^="(.*)"$/, '$1'),
  });
  const hasCommas = data.some((row) => Object.values(row).some((cell) => /^-?[\d.]*\d,\d+$/.test(cell)));
  const number = hasCommas && meta.delimiter !== ',' ? commaNumber : pointNumber;
  const headings = (meta.fields ?? []).filter((heading) => heading !== '');
  const columns = headings.map((heading) => {
    const cells = data.map((row) => row[heading] || null);
    const all = (pattern: RegExp) => cells.every((cell) => cell === null || pattern.test(cell));
    if (all(/^(true|false)$/i)) return cells.map((cell) => cell && cell.toLowerCase() === 'true');
    const areNumbers = !isCode(heading) && all(number.pattern);
    return areNumbers ? cells.map((cell) => cell && number.read(cell)) : cells;
  });
  return data.map((_row, line) => {
    return Object.fromEntries(headings.map((heading, index) => [heading, columns[index]?.[line] ?? null]));
  });
}

const pointNumber = { pattern: /^-?(0|[1-9]\d{0,11})(\.\d{1,9})?$/, read: Number };
const commaNumber = {
  pattern: /^-?(0|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,11})(,\d{1,9})?$/,
  read: (cell: string) => Number(cell.replaceAll('.', '').replace(',', '.')),
};
