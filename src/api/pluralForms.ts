import { languageTag } from './languageCode';

/** Chooses a plural form by its place, for a count. */
export type PluralRule = (count: number) => number;

/**
 * Languages whose forms Polyglot counts wrongly, because it takes them for English or for a neighbour. Those for which texts with
 * Polyglot's forms exist are not among them (`fa`, `he`, `pt`).
 */
const corrected = new Set('be bs cy ga gd hi hi-in hy km lv mt my pt-br ro sl sr vi'.split(' '));

const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The rule of a language that Polyglot does not know or knows wrongly; undefined where its own one is right. Form i is the i-th of
 * zero, one, two, few, many, other that a count from 0 to 1,000 reaches by CLDR; a fraction takes the last (specification of the
 * default translations, section 3).
 */
export function correctedPluralRule(code: string): PluralRule | undefined {
  const tag = languageTag(code).toLowerCase();
  const known = [tag, tag.split('-')[0] ?? ''].find((each) => corrected.has(each));
  if (known === undefined) return undefined;
  // Made when first needed: it makes the browser load its tables of languages.
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
    // A fraction, and a great number with a form of its own, take the last.
    return place < 0 ? forms.length - 1 : place;
  };
}
