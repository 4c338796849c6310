import { bundledLanguage, isSameLanguage, primaryLanguage } from './languageCode';

/**
 * The language in which somebody reads what exists in several: their own, the plain one (`de` for `de-AT`), another one of the same
 * primary language (`de-CH`), the default, or the first. Case and `_` do not matter. Undefined for no codes.
 */
export function pickLanguage(
  codes: readonly string[],
  language: string,
  defaultLanguage: string = bundledLanguage,
): string | undefined {
  const primary = primaryLanguage(language);
  const sameCode = (code: string) => codes.find((each) => isSameLanguage(each, code));
  return (
    sameCode(language) ??
    sameCode(primary) ??
    codes.find((each) => primaryLanguage(each) === primary) ??
    sameCode(defaultLanguage) ??
    codes[0]
  );
}

/** A text by language as somebody reads it, and its language: `pickLanguage` of those that have a text. Empty if none has. */
export function pickText(
  texts: Readonly<Record<string, string | undefined>>,
  language: string,
  defaultLanguage: string = bundledLanguage,
): { readonly language: string; readonly text: string } {
  const filledCodes = Object.keys(texts).filter((code) => texts[code]?.trim());
  const code = pickLanguage(filledCodes, language, defaultLanguage) ?? defaultLanguage;
  return { language: code, text: texts[code] ?? '' };
}
