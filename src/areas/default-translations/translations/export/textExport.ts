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

interface TextExportWork {
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly asked: TextExport;
  readonly locale: string;
  /** The sentence about a saved export. */
  readonly say: (exported: ExportedTexts) => string;
}

/** Loads texts page by page and makes the files. Rejects with an ApiError, or the signal's reason. */
export function createTextExport({ provider, asked, locale, say }: TextExportWork) {
  const read: Translation[] = [];
  const meta = { embed: asked.languages.filter(({ isBase }) => !isBase).map(({ id }) => id) };
  const query = { sort: byKey, filter: asked.filter, meta };
  return createPagedRun<Translation, Pick<ExportResult, 'save' | 'done'>>(
    (page, signal) => readListPage(provider, textsResource, query, page, signal),
    async (fresh, signal) => {
      signal.throwIfAborted();
      read.push(...fresh);
    },
    () => ({
      save: () => saveTexts(read, asked, separatorOf(locale)),
      done: say(countTexts(read, asked)),
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
const writtenLanguages = ({ format, languages }: TextExport) =>
  languages.filter(({ isBase }) => !isBase || format.startsWith('json'));

function countTexts(texts: readonly Translation[], asked: TextExport): ExportedTexts {
  const targets = writtenLanguages(asked);
  // A CSV file of English alone.
  const counted = targets.length > 0 ? targets : asked.languages;
  const values = counted.flatMap((each) => texts.map((text) => valueIn(text, each, asked.onlyReviewed)));
  return { written: values.filter((value) => value !== null).length, total: values.length };
}

/** Saves one CSV file with all languages, or a file per language in another format. */
function saveTexts(texts: readonly Translation[], asked: TextExport, separator: Separator): void {
  const { format, onlyReviewed } = asked;
  const save = (content: Blob, codes: readonly string[]) =>
    saveFile(content, textFileName(codes.length === 1 ? codes : [], textFormats[format]));
  const languages = writtenLanguages(asked);
  if (format === 'csv') {
    const codes = languages.map(({ id }) => id);
    const rows = texts.map((text) => [
      ...[text.key, text.description ?? '', textValueOf(text, base).value ?? ''],
      ...languages.map((language) => valueIn(text, language, onlyReviewed) ?? ''),
    ]);
    const lines = csvLines([['key', 'description', base, ...codes], ...rows], separator);
    save(
      csvFile([lines]),
      asked.languages.map(({ id }) => id),
    );
    return;
  }
  for (const language of languages) {
    const written = texts.map((text) => ({
      ...{ key: text.key, description: text.description, source: textValueOf(text, base).value },
      ...{ value: valueIn(text, language, onlyReviewed), state: textValueOf(text, language.id).state },
    }));
    const values = new Map(
      written.flatMap(({ key, value }): [string, string][] => (value === null ? [] : [[key, value]])),
    );
    const [content, type] =
      format === 'xliff'
        ? [writeXliff(written, base, language.id), 'application/xliff+xml']
        : [writeJson(values, format === 'jsonFlat' ? 'flat' : 'nested'), 'application/json'];
    save(new Blob([content], { type }), [language.id]);
  }
}
