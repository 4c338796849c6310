import { readCsv } from '@/records/csv/readCsv';
import { visibleText } from '@/ui/visibleText';
import { leastState, stateOf } from './fileStates';
import { matchLanguage } from './matchLanguage';
import { FileFault, maxTexts, type TextFile, type TextRow } from './textFile';

interface CsvOptions {
  /** The codes of all languages, and the base's. */
  readonly codes: readonly string[];
  readonly base: string;
}

type CsvTexts = Pick<TextFile, 'rows' | 'ignored'>;

const alike = (caption: string) => caption.trim().toLowerCase();

/** The row of headings has a column `key`. */
const fitOf = (captions: readonly string[]) => (captions.some((caption) => alike(caption) === 'key') ? 1 : 0);

/**
 * Reads the texts of a CSV file: a column `key`, and either one per language, headed by its code, or `value`, with
 * `language` if there are several. English next to other languages is what they translate. `state` and `fuzzy` have the
 * state.
 * @throws FileFault
 */
export function readTextCsv(text: string, { codes, base }: CsvOptions): CsvTexts {
  const table = readCsv(text, { maxRows: maxTexts, fitOf });
  if ('problem' in table) throw new FileFault(table);
  const captions = table.columns.map(alike);
  const keys = captions.indexOf('key');
  if (keys === -1) throw new FileFault({ problem: 'noKeyColumn', line: 1 });
  const named = codes.flatMap((code) => {
    const exact = captions.indexOf(alike(code));
    const index =
      exact === -1 ? captions.findIndex((caption) => matchLanguage(caption, codes) === code) : exact;
    return index === -1 ? [] : [{ code, index }];
  });
  const value = captions.indexOf('value');
  const language = captions.indexOf('language');
  const others = named.filter(({ code }) => code !== base);
  const columns = others.length > 0 ? others : named;
  const source = others.length > 0 ? named.find(({ code }) => code === base)?.index : undefined;
  if (columns.length === 0 && value === -1) throw new FileFault({ problem: 'noTextColumn', line: 1 });
  const state = captions.indexOf('state');
  const fuzzy = captions.indexOf('fuzzy');
  const used = [
    state,
    fuzzy,
    source,
    ...(columns.length > 0 ? columns.map(({ index }) => index) : [value, language]),
  ];

  const rows: TextRow[] = [];
  // Few languages for many rows.
  const known = new Map<string, string>();
  const codeOf = (named: string) => {
    const code = known.get(named) ?? matchLanguage(named, codes) ?? named;
    known.set(named, code);
    return code;
  };
  for (const { line, cells } of table.rows) {
    const isTooWide = cells.slice(captions.length).some((cell) => cell.trim() !== '');
    const key = (cells[keys] ?? '').trim();
    const fault = isTooWide ? 'extraCells' : key === '' ? 'noKey' : undefined;
    const said = leastState([
      stateOf(cells[state]),
      ...(/^(?:true|yes|fuzzy|1|x)$/i.test(cells[fuzzy]?.trim() ?? '') ? (['outdated'] as const) : []),
    ]);
    const english = source === undefined ? '' : (cells[source] ?? '');
    const add = (code: string, index: number) =>
      rows.push({
        ...{ line: rows.length + 1, place: line, key, language: code, value: cells[index] ?? '' },
        ...(said !== undefined && { state: said }),
        ...(english !== '' && { source: english }),
        ...(fault !== undefined && { fault }),
      });
    if (columns.length === 0) add(codeOf((cells[language] ?? '').trim()), value);
    else if (fault !== undefined) add(columns[0]?.code ?? '', columns[0]?.index ?? value);
    else for (const { code, index } of columns) add(code, index);
  }
  const ignored = table.columns.flatMap((caption, index) =>
    index === keys || used.includes(index) ? [] : [visibleText(caption) || index + 1],
  );
  return { rows, ignored };
}
