/**
 * The language in which a person gets something that exists in several: their own, its base, the default, or any; case is
 * ignored. Undefined if there is none.
 */
export function bestLanguage(
  codes: readonly string[],
  language: string,
  byDefault: string,
): string | undefined {
  const wanted = [language, language.split('-')[0] ?? '', byDefault];
  const found = wanted.map((code) => codes.find((each) => each.toLowerCase() === code.toLowerCase()));
  return found.find((code) => code !== undefined) ?? codes[0];
}
