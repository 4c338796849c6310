/** The languages in which somebody is helped, the best first: the person's, its base, the installation's default. */
const wanted = (language: string, byDefault: string): string[] =>
  [language, language.split('-')[0] ?? '', byDefault].map((code) => code.toLowerCase());

/** The code of the best language that something is there in; undefined where there is none. */
export function bestLanguage(
  codes: readonly string[],
  language: string,
  byDefault: string,
): string | undefined {
  const found = wanted(language, byDefault).map((code) => codes.find((each) => each.toLowerCase() === code));
  return found.find((code) => code !== undefined) ?? codes[0];
}

/** A text by language in the best of them that is filled in. */
export function inLanguage(
  texts: Readonly<Record<string, string>>,
  language: string,
  byDefault: string,
): string {
  const filled = Object.keys(texts).filter((code) => texts[code]?.trim());
  const code = bestLanguage(filled, language, byDefault);
  return code === undefined ? '' : (texts[code] ?? '');
}
