import { namesProduct } from '@/api/productTexts';
import { type Issue, issue } from './issue';
import { delimiter } from './pluralForms';

/** The placeholder of the count that chooses the plural form. */
export const countPlaceholder = 'smart_count';

const pattern = /%\{(.*?)\}/g;

/** What looks like a placeholder of another system: `{name}`, `{{name}}`, `%(name)s`, `% {name}`, `%name%`, `${name}`. */
const foreign = /(?:%\s+|\$|\{)?\{\s*([\w.]+)\s*\}\}?|%\(([\w.]+)\)s?|%([A-Za-z_]\w*)%/g;

/** The names of the placeholders of a text, as they are written. */
export function placeholdersOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

interface Placeholders {
  readonly key: string;
  readonly form: string;
  /** The form of the English text that it stands for. */
  readonly base: string;
  /** All forms of the English text. */
  readonly bases: string;
  /** It is the English text. */
  readonly isBase: boolean;
}

/** Placeholders that nothing is given for, that are broken, or that are missing (cases DT01 to DT04). */
export function checkPlaceholders({ key, form, base, bases, isBase }: Placeholders): Issue[] {
  const allowed = new Set(placeholdersOf(bases));
  if (namesProduct.test(key)) allowed.add('product');
  if (bases.includes(delimiter)) allowed.add(countPlaceholder);
  const used = placeholdersOf(form);
  const found = [...used]
    .filter((name) => !allowed.has(name))
    .map((name) => issue('unknown_placeholder', { detail: `%{${name}}` }));
  const rest = form.replace(pattern, '');
  if (rest.includes('%{')) found.push(issue('unclosed_placeholder'));
  // The count has a rule of its own: some forms may leave it out.
  const missing = [...placeholdersOf(base)].filter((name) => name !== countPlaceholder && !used.has(name));
  for (const [text, ...names] of rest.matchAll(foreign)) {
    const name = names.find((each) => each !== undefined);
    // One with another name stands for the one that is missing, unless English has these very signs; English itself has none to mean.
    const isMeant = isBase || (missing.length > 0 && !bases.includes(text));
    if (name !== undefined && (allowed.has(name) || isMeant))
      found.push(issue('misspelt_placeholder', { detail: text }));
  }
  return [...found, ...missing.map((name) => issue('missing_placeholder', { detail: `%{${name}}` }))];
}
