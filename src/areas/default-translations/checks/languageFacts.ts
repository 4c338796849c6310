import { isLanguageCode, languageName, languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';
import { type PluralForms, pluralFormsOf } from './pluralForms';

/** What is so with a language wherever it is used. */
export interface LanguageFacts {
  /** What its speakers call it; the code where the browser knows no name. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  readonly forms: PluralForms;
}

export function languageFacts(code: string): LanguageFacts {
  return { ownName: languageName(code), direction: directionOf(code), forms: pluralFormsOf(code) };
}

/** A code as a language is known by, such as `pt-BR` for `pt_br`; undefined for what is no code. */
export function canonicalCode(code: string): string | undefined {
  if (!isLanguageCode(code)) return undefined;
  try {
    return Intl.getCanonicalLocales(languageTag(code))[0];
  } catch {
    return undefined;
  }
}

/** Whether a code stands for a language that the browser knows by name, or is kept for a publisher's own (RFC 5646, 2.2.1). */
export function isKnownLanguage(code: string): boolean {
  const [language = ''] = code.split('-');
  if (/^q[a-t][a-z]$/.test(language)) return true;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
}
