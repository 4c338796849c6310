/**
 * Our code for a file's language: `pt_BR` is `pt-BR`, and `de_DE` or `de_AT` is `de` if there is no closer one; but
 * `pt_PT` is never `pt-BR`, nor one script another. Undefined if there is none.
 */
export function matchLanguage(tag: string, codes: readonly string[]): string | undefined {
  const target = localeOf(tag);
  if (target === undefined) return undefined;
  const candidates = codes.flatMap((code) => {
    const locale = localeOf(code);
    return locale === undefined ? [] : [{ code, locale, full: locale.maximize() }];
  });
  const exact = candidates.find(({ locale }) => locale.baseName === target.baseName);
  if (exact !== undefined || !plainTag.test(target.baseName)) return exact?.code;
  const { language, script, region } = target.maximize();
  const matches = candidates.filter(({ full }) => full.language === language && full.script === script);
  return (matches.find(({ full }) => full.region === region) ?? matches.find(({ locale }) => !locale.region))
    ?.code;
}

/** A language with an optional script and region; the heading `de_comment` is none. */
const plainTag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** Parses a language tag with hyphens or underscores; undefined if invalid. */
export function localeOf(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text.trim().replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
