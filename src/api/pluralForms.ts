import { translatorOf } from './translatorOf';

/** A language's plural forms in the application's runtime. */
export interface PluralForms {
  /** The number of forms. */
  readonly count: number;
  /** The counts from 0 to 1,000 of each form, in order. */
  readonly counts: readonly (readonly number[])[];
}

export const delimiter = '||||';

/** More forms than any language has; the text of each is its index. */
const formIndexes = [0, 1, 2, 3, 4, 5];

const cache = new Map<string, PluralForms>();

/** The plural forms of a language, determined with the runtime's own translate function. */
export function pluralFormsOf(language: string): PluralForms {
  const forms = cache.get(language) ?? countForms(language);
  cache.set(language, forms);
  return forms;
}

function countForms(language: string): PluralForms {
  const translate = translatorOf(language, { form: formIndexes.join(delimiter) });
  const counts: number[][] = formIndexes.map(() => []);
  for (let count = 0; count <= 1000; count++) {
    counts[Number(translate('form', { smart_count: count }))]?.push(count);
  }
  const last = counts.findLastIndex((each) => each.length > 0);
  return { count: last + 1, counts: counts.slice(0, last + 1) };
}
