import type { Language } from '../languages/languageSchema';

export const textsResource = 'default-translations/translations';

/** The address of the list of texts. */
export const textsPath = '/default-translations/translations';

/** The list with these conditions, and with this language alone beside English. */
export function pathOfTexts(conditions: object, language?: string | null): string {
  const filter = JSON.stringify(conditions);
  return `${textsPath}?${new URLSearchParams({ filter, ...(language && { columns: language }) })}`;
}

/** The list with one key. */
export const pathOfText = (key: string, language?: string | null) =>
  pathOfTexts({ key_eq_any: [key] }, language);

/**
 * The languages of the columns beside English: those in the address, else the offered ones, starting with the person's own.
 * `withBase` includes English if the address contains it.
 */
export function columnLanguages(
  languages: readonly Language[],
  columns: string | null,
  locale: string,
  withBase = false,
): readonly Language[] {
  const others = languages.filter(({ isBase }) => !isBase);
  const requested = [...new Set(columns?.split(','))].flatMap(
    (code) => (withBase ? languages : others).find(({ id }) => id === code) ?? [],
  );
  if (requested.length > 0) return requested;
  const offered = others.filter(({ listed: isListed }) => isListed);
  const defaults = offered.length > 0 ? offered : others.slice(0, 3);
  return [...defaults].sort((one, other) => Number(other.id === locale) - Number(one.id === locale));
}
