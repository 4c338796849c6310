import { camelOf } from '../description/words.ts';
import type { Names } from '../names.ts';

/**
 * Adds an entry at the end of a list or object that a module names by `key`, as in `resources: [...]`; where there is none, the key is
 * added to the description, whose last line is `});`.
 * @throws Error when the module has neither
 */
export function addEntry(source: string, key: string, brackets: '[]' | '{}', entry: string): string {
  const [open = '', close = ''] = brackets;
  const start = source.search(new RegExp(`[\\s{,]${key}: \\${open}`));
  if (start < 0) {
    const end = source.lastIndexOf('});');
    if (end < 0)
      throw new Error(`There is no place for '${key}': an area's files end with '});', as in the README.`);
    return `${withComma(source.slice(0, end))}\n  ${key}: ${open}${entry}${close},\n${source.slice(end)}`;
  }
  const end = closing(source, source.indexOf(open, start), open, close);
  return `${withComma(source.slice(0, end))} ${entry}\n${source.slice(end)}`;
}

/** What stands before a further entry: it ends in a comma unless it is the beginning. */
function withComma(source: string): string {
  const before = source.trimEnd();
  return /[,{[(]$/.test(before) ? before : `${before},`;
}

/** The place of the bracket that closes the one at `start`; brackets in texts and comments are not looked for. */
function closing(source: string, start: number, open: string, close: string): number {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === open) depth += 1;
    if (source[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`'${open}' is not closed after: ${source.slice(start, start + 60)}`);
}

/**
 * Adds an entry at the end of an object of a text file, as in `"resources": {...}`; the object is added where there is none. The rest of the
 * file stays as it is, its line breaks too.
 * @throws Error when the file is not a JSON object
 */
export function addTexts(source: string, key: string, entry: string): string {
  const start = source.search(new RegExp(`^  "${key}": \\{`, 'm'));
  if (start < 0) {
    const end = source.lastIndexOf('}');
    if (end < 0) throw new Error(`There is no place for '${key}': the texts are no JSON object.`);
    return `${source.slice(0, end).trimEnd()},\n  "${key}": {\n    ${entry}\n  }\n}\n`;
  }
  const end = closing(source, source.indexOf('{', start), '{', '}');
  const before = source.slice(0, end).trimEnd();
  return `${before}${before.endsWith('{') ? '' : ','}\n    ${entry}\n  ${source.slice(end)}`;
}

/** The resource as an entry of `resources` in `area.ts`. */
export function resourceEntry({ plural, singular, component }: Names): string {
  const page = (kind: string) =>
    `${kind.toLowerCase()}: () => import('./${plural}/${component}${kind}').then((m) => m.${component}${kind}),`;
  const schema = `${camelOf(singular)}Schema`;
  return `{ name: '${plural}', ${['List', 'Create', 'Edit'].map(page).join(' ')} schema: () => import('./${plural}/${schema}').then((m) => m.${schema}), },`;
}
