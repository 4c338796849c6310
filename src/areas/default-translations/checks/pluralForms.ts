import { translatorOf } from '@/api/translatorOf';

/** A language's plural forms as the running application counts them. */
export interface PluralForms {
  /** How many forms a text needs. */
  readonly count: number;
  /** For each form the counts from 0 to 1,000 that take it, in order. */
  readonly counts: readonly (readonly number[])[];
}

/** Between two forms of a text. */
export const delimiter = '||||';

/** More than any language has: the place that is asked for shows itself. */
const places = [0, 1, 2, 3, 4, 5];

const known = new Map<string, PluralForms>();

/** The plural forms of a language, asked of the very function that translates: what is checked is what is shown. */
export function pluralFormsOf(language: string): PluralForms {
  const found = known.get(language) ?? countForms(language);
  known.set(language, found);
  return found;
}

function countForms(language: string): PluralForms {
  const translate = translatorOf(language, { places: places.join(delimiter) });
  const counts: number[][] = places.map(() => []);
  for (let count = 0; count <= 1000; count++) {
    counts[Number(translate('places', { smart_count: count }))]?.push(count);
  }
  const last = counts.findLastIndex((each) => each.length > 0);
  return { count: last + 1, counts: counts.slice(0, last + 1) };
}

/** The forms of a text, trimmed as the application shows them. */
export const splitForms = (text: string): readonly string[] =>
  text.split(delimiter).map((form) => form.trim());

/** One text of its forms. */
export const joinForms = (forms: readonly string[]): string => forms.join(` ${delimiter} `);

/** A text as people read it: each of several forms on a line of its own. */
export function formLines(text: string): string {
  const forms = splitForms(text);
  return forms.length > 1 ? forms.join('\n') : text;
}
