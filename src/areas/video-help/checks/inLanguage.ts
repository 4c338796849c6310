/** The languages to try, in order: the person's, its base, the default. */
const wanted = (language: string, byDefault: string): string[] =>
  [language, language.split('-')[0] ?? '', byDefault].map((code) => code.toLowerCase());

/** The best available language; undefined if there is none. */
export function bestLanguage(
  codes: readonly string[],
  language: string,
  byDefault: string,
): string | undefined {
  const found = wanted(language, byDefault).map((code) => codes.find((each) => each.toLowerCase() === code));
  return found.find((code) => code !== undefined) ?? codes[0];
}

/** The text in the best language that has one. */
export function inLanguage(
  texts: Readonly<Record<string, string>>,
  language: string,
  byDefault: string,
): string {
  const filled = Object.keys(texts).filter((code) => texts[code]?.trim());
  const code = bestLanguage(filled, language, byDefault);
  return code === undefined ? '' : (texts[code] ?? '');
}
