import polyglotI18nProvider from 'ra-i18n-polyglot';
import { bundledLanguage, languageTag } from './languageCode';
import { correctedPluralRule } from './pluralForms';

/** The signature of `translate` in react-admin's i18nProvider. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Replaces Polyglot's own `smart_count` placeholder, which would show the count without digit grouping. */
const shownCount = 'shown_count';

/**
 * Returns a translate function for flat texts: it uses the language's plural forms and number format, and leaves placeholders without
 * a value as they are.
 */
export function translatorOf(code: string, texts: Record<string, string>): Translate {
  const shown = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('%{smart_count}', `%{${shownCount}}`)]),
  );
  // The type requires all of react-admin's texts, nested; Polyglot accepts any texts, nested or flat.
  const messages = shown as never;
  const tag = languageTag(code);
  const rule = correctedPluralRule(code);
  const pluralRules = rule && {
    pluralTypes: { own: rule },
    pluralTypeToLanguages: { own: [tag, bundledLanguage] },
  };
  // The provider drops its options on a language change unless the third argument is an array.
  const { translate } = polyglotI18nProvider(() => messages, tag, [], {
    allowMissing: true,
    ...(pluralRules && { pluralRules }),
  });
  // Created on first use, because it makes the browser load its language tables.
  let number: Intl.NumberFormat | undefined;
  const formatted = (count: unknown) => {
    if (typeof count !== 'number') return count;
    number ??= numberFormat(code);
    return number.format(count);
  };
  return (key, options) => {
    const count: unknown = options?.smart_count;
    if (count === undefined || !shown[key]?.includes(shownCount)) return translate(key, options);
    return translate(key, { ...options, [shownCount]: formatted(count) });
  };
}

/** English for a well-formed code that the browser does not know. */
function numberFormat(code: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(languageTag(code));
  } catch {
    return new Intl.NumberFormat(bundledLanguage);
  }
}
