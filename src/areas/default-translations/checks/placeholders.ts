import { delimiter } from '@/api/pluralForms';
import { namesProduct } from '@/api/translatorOf';
import { type Issue, issue } from './issue';

/** The placeholder of the count that selects the plural form. */
export const countPlaceholder = 'smart_count';

const pattern = /%\{(.*?)\}/g;

/** Placeholders in the syntax of other systems: `{name}`, `{{name}}`, `%(name)s`, `% {name}`, `%name%`, `${name}`. */
const foreign = /(?:%\s+|\$|\{)?\{\s*([\w.]+)\s*\}\}?|%\(([\w.]+)\)s?|%([A-Za-z_]\w*)%/g;

/** The names of a text's placeholders. */
export function placeholdersOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

interface Placeholders {
  readonly key: string;
  readonly form: string;
  /** The corresponding form of the English text. */
  readonly base: string;
  /** All forms of the English text. */
  readonly bases: string;
  /** The checked text is the English one. */
  readonly isBase: boolean;
}

/** Unknown, malformed and missing placeholders. */
export function checkPlaceholders({ key, form, base, bases, isBase }: Placeholders): Issue[] {
  const allowedNames = new Set(placeholdersOf(bases));
  if (namesProduct.test(key)) allowedNames.add('product');
  if (bases.includes(delimiter)) allowedNames.add(countPlaceholder);
  const usedNames = placeholdersOf(form);
  const issues = [...usedNames]
    .filter((name) => !allowedNames.has(name))
    .map((name) => issue('unknown_placeholder', { detail: `%{${name}}` }));
  const rest = form.replace(pattern, '');
  if (rest.includes('%{')) issues.push(issue('unclosed_placeholder'));
  // The count has its own check, because some forms may omit it.
  const missingNames = [...placeholdersOf(base)].filter(
    (name) => name !== countPlaceholder && !usedNames.has(name),
  );
  for (const [text, ...names] of rest.matchAll(foreign)) {
    const name = names.find((each) => each !== undefined);
    // With another name, it is probably the missing placeholder, unless the English text contains the same characters.
    const isMeant = isBase || (missingNames.length > 0 && !bases.includes(text));
    if (name !== undefined && (allowedNames.has(name) || isMeant))
      issues.push(issue('misspelt_placeholder', { detail: text }));
  }
  return [...issues, ...missingNames.map((name) => issue('missing_placeholder', { detail: `%{${name}}` }))];
}
