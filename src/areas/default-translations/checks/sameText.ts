import { splitForms } from './pluralForms';

/** Two texts that readers see alike: spaces around plural forms are not shown. */
export function isSameText(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const [forms, others] = [splitForms(one), splitForms(other)];
  return one === other || (forms.length > 1 && forms.join('\n') === others.join('\n'));
}

/**
 * Whether the English text that a translation was made of is still the one of today. English may have fewer forms than the language:
 * its last one stands for the rest, and a form that is missing says nothing.
 */
export function isSameSource(source: string, base: string): boolean {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bases = splitForms(base).map(tidy);
  return splitForms(source)
    .map(tidy)
    .every((form, place) => form === '' || form === (bases[place] ?? bases.at(-1)));
}
