import * as v from 'valibot';
import { isLanguageCode, languageName, languageTag } from './languageCode';

/** The query key of the available languages, which are loaded once per session. */
export const offeredLanguagesKey = ['languages'];

export interface Language {
  readonly code: string;
  readonly label: string;
}

const entrySchema = v.record(v.string(), v.unknown());
const codeKeys = ['code', 'key', 'locale', 'language', 'id'];
const labelKeys = ['name', 'label', 'title'];
const maxLabelLength = 80;
const maxLanguages = 500; // about as many as browsers have names for: a longer list is broken

/** Parses `GET groups/languages` (reading R9), a list of codes or objects: returns the valid ones without duplicates. Throws a TypeError if it is not an array. */
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
