import polyglotI18nProvider from 'ra-i18n-polyglot';
import { bundledLanguage, languageTag } from './languageCode';
import { correctedPluralRule } from './pluralForms';

/** As react-admin's provider translates. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Stands in for Polyglot's own placeholder of a count, which would show it as a bare row of digits. */
const shownCount = 'shown_count';

/**
 * Translates by flat texts as the running application does: the plural form of the language, the count in its digits, placeholders
 * literally where nothing is given for them.
 */
export function translatorOf(code: string, texts: Record<string, string>): Translate {
  const shown = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('%{smart_count}', `%{${shownCount}}`)]),
  );
  // The type asks for all of react-admin's texts, nested; Polyglot takes any, and flattens them itself.
  const messages = shown as never;
  const tag = languageTag(code);
  const rule = correctedPluralRule(code);
  const pluralRules = rule && {
    pluralTypes: { own: rule },
    pluralTypeToLanguages: { own: [tag, bundledLanguage] },
  };
  // Without its third argument an array, the provider forgets its options on each change of language.
  const { translate } = polyglotI18nProvider(() => messages, tag, [], {
    allowMissing: true,
    ...(pluralRules && { pluralRules }),
  });
  // Made when first needed: it makes the browser load its tables of languages.
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

/** A server may list a code that is well formed, and still no language to the browser: it counts in English. */
function numberFormat(code: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(languageTag(code));
  } catch {
    return new Intl.NumberFormat(bundledLanguage);
  }
}
