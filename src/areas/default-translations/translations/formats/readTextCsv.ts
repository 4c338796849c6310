import { readCsv } from '@/records/csv/readCsv';
import { visibleText } from '@/ui/visibleText';
import { lowestState, stateOf } from './fileStates';
import { matchLanguage } from './matchLanguage';
import { FileFault, maxTexts, type TextFile, type TextRow } from './textFile';

interface CsvOptions {
  /** The codes of all languages, and the base's. */
  readonly codes: readonly string[];
  readonly base: string;
}

type CsvTexts = Pick<TextFile, 'rows' | 'ignored'>;

const normalized = (caption: string) => caption.trim().toLowerCase();

/** The row of headings has a column `key`. */
const fitOf = (captions: readonly string[]) =>
  captions.some((caption) => normalized(caption) === 'key') ? 1 : 0;

/**
 * Reads the texts of a CSV file: a column `key`, and either one per language, headed by its code, or `value`, with
 * `language` if there are several. English next to other languages is what they translate. `state` and `fuzzy` have the
 * state.
 * @throws FileFault
 */
export function readTextCsv(text: string, { codes, base }: CsvOptions): CsvTexts {
  const table = readCsv(text, { maxRows: maxTexts, fitOf });
  if ('problem' in table) throw new FileFault(table);
  const captions = table.columns.map(normalized);
  const keyColumn = captions.indexOf('key');
  if (keyColumn === -1) throw new FileFault({ problem: 'noKeyColumn', line: 1 });
  const languageColumns = codes.flatMap((code) => {
    const exact = captions.indexOf(normalized(code));
    const index =
      exact === -1 ? captions.findIndex((caption) => matchLanguage(caption, codes) === code) : exact;
    return index === -1 ? [] : [{ code, index }];
  });
  const value = captions.indexOf('value');
  const language = captions.indexOf('language');
  const translated = languageColumns.filter(({ code }) => code !== base);
  const columns = translated.length > 0 ? translated : languageColumns;
  const source = translated.length > 0 ? languageColumns.find(({ code }) => code === base)?.index : undefined;
  if (columns.length === 0 && value === -1) throw new FileFault({ problem: 'noTextColumn', line: 1 });
  const state = captions.indexOf('state');
  const fuzzy = captions.indexOf('fuzzy');
  const usedColumns = [
    state,
    fuzzy,
    source,
    ...(columns.length > 0 ? columns.map(({ index }) => index) : [value, language]),
  ];

  const rows: TextRow[] = [];
  // Few languages for many rows.
  const codesByName = new Map<string, string>();
  const codeOf = (name: string) => {
    const code = codesByName.get(name) ?? matchLanguage(name, codes) ?? name;
    codesByName.set(name, code);
    return code;
  };
  for (const { line, cells } of table.rows) {
    const isTooWide = cells.slice(captions.length).some((cell) => cell.trim() !== '');
    const key = (cells[keyColumn] ?? '').trim();
    const fault = isTooWide ? 'extraCells' : key === '' ? 'noKey' : undefined;
    const rowState = lowestState([
      stateOf(cells[state]),
      ...(/^(?:true|yes|fuzzy|1|x)$/i.test(cells[fuzzy]?.trim() ?? '') ? (['outdated'] as const) : []),
    ]);
    const english = source === undefined ? '' : (cells[source] ?? '');
    const add = (code: string, index: number) =>
      rows.push({
        ...{ line: rows.length + 1, place: line, key, language: code, value: cells[index] ?? '' },
        ...(rowState !== undefined && { state: rowState }),
        ...(english !== '' && { source: english }),
        ...(fault !== undefined && { fault }),
      });
    if (columns.length === 0) add(codeOf((cells[language] ?? '').trim()), value);
    else if (fault !== undefined) add(columns[0]?.code ?? '', columns[0]?.index ?? value);
    else for (const { code, index } of columns) add(code, index);
  }
  const ignored = table.columns.flatMap((caption, index) =>
    index === keyColumn || usedColumns.includes(index) ? [] : [visibleText(caption) || index + 1],
  );
  return { rows, ignored };
}
