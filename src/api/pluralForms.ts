import { languageTag } from './languageCode';

/** Returns the index of the plural form for a count. */
export type PluralRule = (count: number) => number;

/**
 * Languages with wrong plural rules in Polyglot, which treats them like English or a neighbouring language. Left out are those
 * whose existing texts follow Polyglot's rules (`fa`, `he`, `pt`).
 */
const corrected = new Set('be bs cy ga gd hi hi-in hy km lv mt my pt-br ro sl sr vi'.split(' '));

const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The plural rule of a language that Polyglot lacks or gets wrong; undefined if Polyglot's own is right. Form i is the i-th of zero,
 * one, two, few, many, other that CLDR uses for counts from 0 to 1,000; fractions take the last (specification of the default
 * translations, section 3).
 */
export function correctedPluralRule(code: string): PluralRule | undefined {
  const tag = languageTag(code).toLowerCase();
  const known = [tag, tag.split('-')[0] ?? ''].find((each) => corrected.has(each));
  if (known === undefined) return undefined;
  // Created on first use, because it makes the browser load its language tables.
  let rule: PluralRule | undefined;
  return (count) => {
    rule ??= ruleOf(known);
    return rule(count);
  };
}

function ruleOf(tag: string): PluralRule {
  const rules = new Intl.PluralRules(tag);
  const reached = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
  const forms = categories.filter((category) => reached.has(category));
  return (count) => {
    const place = Number.isInteger(count) ? forms.indexOf(rules.select(count)) : -1;
    // Fractions, and large numbers with a form of their own, take the last.
    return place < 0 ? forms.length - 1 : place;
  };
}
