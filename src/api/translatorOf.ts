import polyglotI18nProvider from 'ra-i18n-polyglot';
import { bundledLanguage, languageTag, primaryLanguage } from './languageCode';

/** Returns the index of the plural form for a count. */
type PluralRule = (count: number) => number;

/**
 * Languages with wrong plural rules in Polyglot, which treats them like English or a neighbouring language. Left out are those
 * whose existing texts follow Polyglot's rules (`fa`, `he`, `pt`).
 */
const correctedCodes = new Set('be bs cy ga gd hi hi-in hy km lv mt my pt-br ro sl sr vi'.split(' '));

const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The plural rule of a language that Polyglot lacks or gets wrong; undefined if Polyglot's own is right. Form i is the i-th of zero,
 * one, two, few, many, other that CLDR uses for counts from 0 to 1,000; fractions take the last (specification of the default
 * translations, section 3).
 */
function correctedPluralRule(code: string): PluralRule | undefined {
  const tag = languageTag(code).toLowerCase();
  const correctedCode = [tag, primaryLanguage(tag)].find((each) => correctedCodes.has(each));
  if (correctedCode === undefined) return undefined;
  // Created on first use, because it makes the browser load its language tables.
  let rule: PluralRule | undefined;
  return (count) => {
    rule ??= ruleOf(correctedCode);
    return rule(count);
  };
}

function ruleOf(tag: string): PluralRule {
  const rules = new Intl.PluralRules(tag);
  const reachedForms = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
  const forms = categories.filter((category) => reachedForms.has(category));
  return (count) => {
    const formIndex = Number.isInteger(count) ? forms.indexOf(rules.select(count)) : -1;
    // Fractions, and large numbers with a form of their own, take the last.
    return formIndex < 0 ? forms.length - 1 : formIndex;
  };
}

/**
 * Matches the keys of the application's own texts, in which `%{product}` becomes the product's name. Messages from the server have no
 * such key and stay unchanged.
 */
export const namesProduct = /^(?:app|areas|people|records|resources|ui)\./;

/** The signature of `translate` in react-admin's i18nProvider. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Polyglot's own, which would show the count without digit grouping. */
const countPlaceholder = '%{smart_count}';
/** Replaces it. */
const shownCount = 'shown_count';

/**
 * Returns a translate function for flat texts: it uses the language's plural forms and number format, and leaves placeholders without
 * a value as they are.
 */
export function translatorOf(code: string, texts: Record<string, string>): Translate {
  const withCount = Object.entries(texts).filter(([, text]) => text.includes(countPlaceholder));
  const countTexts = new Map(
    withCount.map(([key, text]) => [key, text.replaceAll(countPlaceholder, `%{${shownCount}}`)]),
  );
  // The type requires all of react-admin's texts, nested; Polyglot accepts any texts, nested or flat.
  const messages = { ...texts, ...Object.fromEntries(countTexts) } as never;
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
    if (count === undefined || !countTexts.has(key)) return translate(key, options);
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
