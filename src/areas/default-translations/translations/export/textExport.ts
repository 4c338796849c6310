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

/** Loads texts page by page and makes the files. Rejects with an ApiError, or the signal's reason. */
export function createTextExport(provider: Pick<DataProvider, 'getList'>, asked: TextExport, locale: string) {
  const read: Translation[] = [];
  const meta = { embed: asked.languages.filter(({ isBase }) => !isBase).map(({ id }) => id) };
  const query = { sort: byKey, filter: asked.filter, meta };
  return createPagedRun<Translation, Pick<ExportResult, 'save'>>(
    (page, signal) => readListPage(provider, textsResource, query, page, signal),
    async (fresh, signal) => {
      signal.throwIfAborted();
      read.push(...fresh);
    },
    () => ({ save: () => saveTexts(read, asked, separatorOf(locale)) }),
  );
}

const base = 'en';

/** Saves one CSV file with all languages, or a file per language in another format. */
function saveTexts(texts: readonly Translation[], asked: TextExport, separator: Separator): void {
  const { format, onlyReviewed } = asked;
  const valueIn = (text: Translation, { id, isBase }: Language) => {
    const { value, state } = textValueOf(text, id);
    return onlyReviewed && !isBase && state !== 'reviewed' ? null : value;
  };
  const save = (content: Blob, codes: readonly string[]) =>
    saveFile(content, textFileName(codes.length === 1 ? codes : [], textFormats[format]));
  // CSV and XLIFF files contain the English text anyway.
  const languages = asked.languages.filter(({ isBase }) => !isBase || format.startsWith('json'));
  if (format === 'csv') {
    const codes = languages.map(({ id }) => id);
    const rows = texts.map((text) => [
      ...[text.key, text.description ?? '', textValueOf(text, base).value ?? ''],
      ...languages.map((language) => valueIn(text, language) ?? ''),
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
      ...{ value: valueIn(text, language), state: textValueOf(text, language.id).state },
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
