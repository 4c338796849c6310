/** The bundled language; its texts fill the gaps of all others (reading R9). */
export const bundledLanguage = 'en';

const pattern = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/;
const maxLength = 35; // RFC 5646, 4.4.1: what every implementation has room for

/** Whether a value may be put into the address of a translation file: no path, no markup, no other site (case T208). */
export function isLanguageCode(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength && pattern.test(value);
}

/** The code as the `lang` attribute and `Intl` want it (RFC 5646): servers also write `pt_BR`. */
export function languageTag(code: string): string {
  return code.replaceAll('_', '-');
}

export function isSameLanguage(one: string, other: string): boolean {
  return languageTag(one).toLowerCase() === languageTag(other).toLowerCase();
}

/** A language's name in that language; the code where the browser knows no name. */
export function languageName(code: string): string {
  try {
    const tag = languageTag(code);
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  } catch {
    return code;
  }
}
