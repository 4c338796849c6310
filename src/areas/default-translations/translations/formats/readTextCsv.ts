import { readCsv } from '../../../../records/csv/readCsv';
import { FileFault, maxTexts, type TextRow } from './textFile';

interface CsvOptions {
  /** The codes of all languages, and that of the base. */
  readonly codes: readonly string[];
  readonly base: string;
  readonly signal: AbortSignal;
}

interface CsvTexts {
  readonly rows: TextRow[];
  readonly ignored: readonly string[];
}

const alike = (caption: string) => caption.trim().toLowerCase();

/** The headings are the row that names the column of keys. */
const fitOf = (captions: readonly string[]) => (captions.some((caption) => alike(caption) === 'key') ? 1 : 0);

/**
 * The texts of a CSV file with a column `key` and one for each language, headed by its code; or with `value`, and `language` where the
 * file has several. English beside other languages is there for those who translate, and is not read.
 * @throws FileFault, or the signal's reason when cancelled
 */
export async function readTextCsv(text: string, { codes, base, signal }: CsvOptions): Promise<CsvTexts> {
  const table = await readCsv(text, { maxRows: maxTexts, signal, fitOf });
  if ('problem' in table) throw new FileFault(table);
  const captions = table.columns.map(alike);
  const keys = captions.indexOf('key');
  if (keys === -1) throw new FileFault({ problem: 'noKeyColumn', line: 1 });
  const named = codes.flatMap((code) => {
    const index = captions.indexOf(alike(code));
    return index === -1 ? [] : [{ code, index }];
  });
  const value = captions.indexOf('value');
  const language = captions.indexOf('language');
  const others = named.filter(({ code }) => code !== base);
  const columns = others.length > 0 ? others : named;
  if (columns.length === 0 && value === -1) throw new FileFault({ problem: 'noTextColumn', line: 1 });
  const used = columns.length > 0 ? columns.map(({ index }) => index) : [value, language];

  const rows: TextRow[] = [];
  for (const { line, cells } of table.rows) {
    if (cells.length > captions.length && cells.slice(captions.length).some((cell) => cell.trim() !== ''))
      throw new FileFault({ problem: 'extraCells', line });
    const key = (cells[keys] ?? '').trim();
    if (key === '') throw new FileFault({ problem: 'noKey', line });
    const add = (code: string, index: number) =>
      rows.push({ line: rows.length + 1, place: line, key, language: code, value: cells[index] ?? '' });
    if (columns.length === 0) add((cells[language] ?? '').trim(), value);
    else for (const { code, index } of columns) add(code, index);
  }
  const ignored = table.columns.filter((_, index) => index !== keys && !used.includes(index));
  return { rows, ignored };
}
