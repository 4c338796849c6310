import { type Issue, issue } from './issue';
import { placeholdersOf } from './placeholders';

/** A term of the glossary. Its forms are separated by commas: "article, articles"; the first one is the usual one. */
export interface Term {
  /** In English. */
  readonly term: string;
  /** By language. */
  readonly translations: Readonly<Record<string, string>>;
}

/** The forms of a term or of its translation. */
export const formsOfTerm = (text = ''): readonly string[] =>
  text.split(',').flatMap((form) => form.trim() || []);

const isWordPart = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text has a form as whole words; both in lower case. */
function hasWords(text: string, form: string): boolean {
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    if (!isWordPart(text[start - 1]) && !isWordPart(text[start + form.length])) return true;
  }
  return false;
}

/** The terms that an English text contains as whole words, regardless of case, and which have a translation. */
export function termsIn<T extends Term>(
  english: string,
  language: string,
  terms: readonly T[],
): readonly T[] {
  // The names of placeholders are no words of the text.
  const text = [...placeholdersOf(english)]
    .reduce((rest, name) => rest.replaceAll(`%{${name}}`, ' '), english)
    .toLowerCase();
  return terms.filter(
    ({ term, translations }) =>
      formsOfTerm(translations[language]).length > 0 &&
      formsOfTerm(term).some((form) => hasWords(text, form.toLowerCase())),
  );
}

/**
 * The terms of the English text whose translation is missing. Any of its forms is enough, also as a part of a word:
 * languages inflect and compound. Regardless of case.
 */
export function checkTerms(
  language: string,
  value: string,
  english: string,
  terms: readonly Term[],
): Issue[] {
  const text = value.toLowerCase();
  return termsIn(english, language, terms).flatMap(({ term, translations }) => {
    const forms = formsOfTerm(translations[language]);
    if (forms.some((form) => text.includes(form.toLowerCase()))) return [];
    return [issue('term_missing', { detail: `${formsOfTerm(term)[0]} → ${forms[0]}` })];
  });
}
