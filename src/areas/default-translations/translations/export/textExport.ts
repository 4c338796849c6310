import type { DataProvider, FilterPayload } from 'react-admin';
import type { Separator } from '@/records/csv/readCsv';
import { csvFile, csvLines, saveFile, separatorOf } from '@/records/csv/writeCsv';
import { createPagedRun, readListPage } from '@/records/export/createPagedRun';
import type { ExportResult } from '@/records/export/useExportTask';
import type { Language } from '../../languages/languageSchema';
import { textFileName } from '../formats/textFile';
import { writeJson } from '../formats/writeJson';
import { writeXliff } from '../formats/writeXliff';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';

/** The formats with their file extensions. */
export const textFormats = { jsonNested: 'json', jsonFlat: 'json', csv: 'csv', xliff: 'xlf' } as const;

export type TextFormat = keyof typeof textFormats;

/** The choices of an export. */
export interface TextExport {
  readonly format: TextFormat;
  readonly languages: readonly Language[];
  readonly filter: FilterPayload;
  /** Leaves out translations that are not reviewed. */
  readonly onlyReviewed: boolean;
}

/** The texts of an export, each in one language; `written` ones have a text in the file. */
export interface ExportedTexts {
  readonly written: number;
  readonly total: number;
}

interface TextExportOptions {
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly choice: TextExport;
  readonly locale: string;
  /** The sentence about a saved export. */
  readonly sentenceOf: (counts: ExportedTexts) => string;
}

/** Loads texts page by page and makes the files. Rejects with an ApiError, or the signal's reason. */
export function createTextExport({ provider, choice, locale, sentenceOf }: TextExportOptions) {
  const loaded: Translation[] = [];
  const meta = { embed: choice.languages.filter(({ isBase }) => !isBase).map(({ id }) => id) };
  const query = { sort: byKey, filter: choice.filter, meta };
  return createPagedRun<Translation, Pick<ExportResult, 'save' | 'done'>>(
    (page, signal) => readListPage(provider, textsResource, query, page, signal),
    async (page, signal) => {
      signal.throwIfAborted();
      loaded.push(...page);
    },
    () => ({
      save: () => saveTexts(loaded, choice, separatorOf(locale)),
      done: sentenceOf(countTexts(loaded, choice)),
    }),
  );
}

const base = 'en';

/** The text in the file; null if it is missing, or left out because it is not reviewed. */
function valueIn(text: Translation, { id, isBase }: Language, onlyReviewed: boolean): string | null {
  const { value, state } = textValueOf(text, id);
  return onlyReviewed && !isBase && state !== 'reviewed' ? null : value;
}

/** CSV and XLIFF files contain the English text anyway. */
const fileLanguages = ({ format, languages }: TextExport) =>
  languages.filter(({ isBase }) => !isBase || format.startsWith('json'));

function countTexts(texts: readonly Translation[], choice: TextExport): ExportedTexts {
  const targets = fileLanguages(choice);
  // A CSV file of English alone.
  const countedLanguages = targets.length > 0 ? targets : choice.languages;
  const values = countedLanguages.flatMap((each) =>
    texts.map((text) => valueIn(text, each, choice.onlyReviewed)),
  );
  return { written: values.filter((value) => value !== null).length, total: values.length };
}

/** Saves one CSV file with all languages, or a file per language in another format. */
function saveTexts(texts: readonly Translation[], choice: TextExport, separator: Separator): void {
  const { format, onlyReviewed } = choice;
  const save = (content: Blob, codes: readonly string[]) =>
    saveFile(content, textFileName(codes.length === 1 ? codes : [], textFormats[format]));
  const languages = fileLanguages(choice);
  if (format === 'csv') {
    const codes = languages.map(({ id }) => id);
    const rows = texts.map((text) => [
      ...[text.key, text.description ?? '', textValueOf(text, base).value ?? ''],
      ...languages.map((language) => valueIn(text, language, onlyReviewed) ?? ''),
    ]);
    const lines = csvLines([['key', 'description', base, ...codes], ...rows], separator);
    save(
      csvFile([lines]),
      choice.languages.map(({ id }) => id),
    );
    return;
  }
  for (const language of languages) {
    const rows = texts.map((text) => ({
      ...{ key: text.key, description: text.description, source: textValueOf(text, base).value },
      ...{ value: valueIn(text, language, onlyReviewed), state: textValueOf(text, language.id).state },
    }));
    const values = new Map(
      rows.flatMap(({ key, value }): [string, string][] => (value === null ? [] : [[key, value]])),
    );
    const [content, type] =
      format === 'xliff'
        ? [writeXliff(rows, base, language.id), 'application/xliff+xml']
        : [writeJson(values, format === 'jsonFlat' ? 'flat' : 'nested'), 'application/json'];
    save(new Blob([content], { type }), [language.id]);
  }
}
