import { delimiter } from '@/api/pluralForms';

/** The forms of a text, trimmed as when displayed. */
export const splitForms = (text: string): readonly string[] =>
  text.split(delimiter).map((form) => form.trim());

export const joinForms = (forms: readonly string[]): string => forms.join(` ${delimiter} `);

/** A text with each plural form on its own line. */
export function formLines(text: string): string {
  const forms = splitForms(text);
  return forms.length > 1 ? forms.join('\n') : text;
}

/** The maximum number of counts listed. */
const maxCounts = 5;

/** The counts of a plural form for display: "2, 3, 4, 22, 23 …". */
export function countsText(counts: readonly number[]): string {
  const text = counts.slice(0, maxCounts).join(', ');
  return counts.length > maxCounts ? `${text} …` : text;
}

/** Whether two texts are displayed identically: spaces around plural forms are ignored. */
export function isSameText(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const [forms, others] = [splitForms(one), splitForms(other)];
  return one === other || (forms.length > 1 && forms.join('\n') === others.join('\n'));
}

/**
 * Whether the English text of a translation is still the current one. English may have fewer forms than the language,
 * so its last one counts for the rest; empty forms are ignored.
 */
export function isSameSource(source: string, base: string): boolean {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bases = splitForms(base).map(tidy);
  return splitForms(source)
    .map(tidy)
    .every((form, place) => form === '' || form === (bases[place] ?? bases.at(-1)));
}
