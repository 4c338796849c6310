import * as v from 'valibot';
import { isLanguageCode, languageName, languageTag } from './languageCode';

/** The query of the languages on offer, which the session asks for once. */
export const offeredLanguagesKey = ['languages'];

export interface Language {
  readonly code: string;
  readonly label: string;
}

const entrySchema = v.record(v.string(), v.unknown());
const codeKeys = ['code', 'key', 'locale', 'language', 'id'];
const labelKeys = ['name', 'label', 'title'];
const maxLabelLength = 80;
const maxLanguages = 500; // about as many as browsers can name: a longer list is a broken one (case T207)

/** Reads `GET groups/languages` (reading R9): codes or objects, the valid ones once. Throws a TypeError when it is no array. */
export function readLanguages(answer: unknown): Language[] {
  if (!Array.isArray(answer)) throw new TypeError('The list of languages is not an array');
  const languages = new Map<string, Language>();
  for (const entry of answer) {
    const language = readLanguage(entry);
    if (!language) continue;
    const key = languageTag(language.code).toLowerCase();
    if (!languages.has(key)) languages.set(key, language);
    if (languages.size === maxLanguages) break;
  }
  return [...languages.values()];
}

function readLanguage(entry: unknown): Language | undefined {
  if (isLanguageCode(entry)) return { code: entry, label: languageName(entry) };
  if (!v.is(entrySchema, entry)) return undefined;
  const code = codeKeys.map((key) => entry[key]).find(isLanguageCode);
  if (code === undefined) return undefined;
  const label = labelKeys.map((key) => entry[key]).find(isLabel);
  return { code, label: label?.trim().slice(0, maxLabelLength) ?? languageName(code) };
}

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
