/** The bundled language; its texts fill the gaps of all others (reading R9). */
export const bundledLanguage = 'en';

const pattern = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/;
const maxLength = 35; // RFC 5646, 4.4.1: the length that every implementation supports

/** Whether a value is safe in the URL of a translation file: no path, no markup, no other origin. */
export function isLanguageCode(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength && pattern.test(value);
}

/** The code in the form that `lang` and `Intl` require (RFC 5646); servers also send `pt_BR`. */
export function languageTag(code: string): string {
  return code.replaceAll('_', '-');
}

/** The first subtag in lower case: `de` for `de-AT` and `DE_at`. */
export function primaryLanguage(code: string): string {
  return (languageTag(code).split('-')[0] ?? '').toLowerCase();
}

export function isSameLanguage(a: string, b: string): boolean {
  return languageTag(a).toLowerCase() === languageTag(b).toLowerCase();
}

/** A language's name in that language, or the code if the browser knows no name. */
export function languageName(code: string): string {
  try {
    const tag = languageTag(code);
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  } catch {
    return code;
  }
}
