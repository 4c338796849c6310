import type { Separator } from '@/records/csv/readCsv';
import { csvFile, saveFile } from '@/records/csv/writeCsv';
import type { Language } from '../../languages/languageSchema';
import { textFileName } from '../formats/textFileName';
import { writeJson } from '../formats/writeJson';
import { writeTextCsv } from '../formats/writeTextCsv';
import { writeXliff } from '../formats/writeXliff';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';
import type { TextExport } from './createTextExport';
import { textFormats } from './textFormats';

const base = 'en';

/** Saves texts on the person's device: all languages in one CSV file, else a file for each. */
export function saveTexts(
  texts: readonly Translation[],
  { format, languages, onlyReviewed }: TextExport,
  separator: Separator,
): void {
  const valueIn = (text: Translation, { id, isBase }: Language) => {
    const { value, state } = textValueOf(text, id);
    return onlyReviewed && !isBase && state !== 'reviewed' ? null : value;
  };
  const save = (content: Blob, codes: readonly string[]) =>
    saveFile(content, textFileName(codes.length === 1 ? codes : [], textFormats[format]));
  if (format === 'csv') {
    const rows = texts.map((text) => ({
      key: text.key,
      description: text.description,
      source: textValueOf(text, base).value,
      values: new Map(languages.map((language) => [language.id, valueIn(text, language) ?? ''])),
    }));
    const codes = languages.map(({ id }) => id);
    save(csvFile([writeTextCsv(rows, { base, codes, separator })]), codes);
    return;
  }
  if (format === 'xliff12' || format === 'xliff20') {
    const version = format === 'xliff12' ? '1.2' : '2.0';
    for (const language of languages.filter(({ isBase }) => !isBase)) {
      const rows = texts.map((text) => ({
        key: text.key,
        description: text.description,
        source: textValueOf(text, base).value,
        value: valueIn(text, language),
        state: textValueOf(text, language.id).state,
      }));
      const content = writeXliff(rows, { version, base, language: language.id });
      save(new Blob([content], { type: 'application/xliff+xml' }), [language.id]);
    }
    return;
  }
  for (const language of languages) {
    const byKey = texts.flatMap((text): [string, string][] => {
      const value = valueIn(text, language);
      return value === null ? [] : [[text.key, value]];
    });
    const content = writeJson(new Map(byKey), format === 'jsonFlat' ? 'flat' : 'nested');
    save(new Blob([content], { type: 'application/json' }), [language.id]);
  }
}
