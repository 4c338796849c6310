import { isLanguageCode, languageName, languageTag, primaryLanguage } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';
import { pluralFormsOf } from '@/api/pluralForms';

/** A language's own name (the code if the browser knows none), its direction and its plural forms. */
export const languageFacts = (code: string) => ({
  ownName: languageName(code),
  direction: directionOf(code),
  forms: pluralFormsOf(code),
});

/** The canonical code, such as `pt-BR` for `pt_br`; undefined if invalid. */
export function canonicalCode(code: string): string | undefined {
  if (!isLanguageCode(code)) return undefined;
  try {
    return Intl.getCanonicalLocales(languageTag(code))[0];
  } catch {
    return undefined;
  }
}

/** Whether the browser knows the language, or the code is for private use (RFC 5646, 2.2.1). */
export function isKnownLanguage(code: string): boolean {
  const language = primaryLanguage(code);
  if (/^q[a-t][a-z]$/.test(language)) return true;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
}
