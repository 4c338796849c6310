import type { Names } from '../names.ts';

/**
 * Adds an entry at the end of a module's list or object with this key, as in `resources: [...]`; if there is none, adds
 * it before the closing `});`.
 * @throws Error if the module has neither
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

/** Ends with a comma unless it ends with an opening bracket. */
function withComma(source: string): string {
  const before = source.trimEnd();
  return /[,{[(]$/.test(before) ? before : `${before},`;
}

/** The position of the bracket that closes the one at `start`; assumes none in texts and comments. */
function closing(source: string, start: number, open: string, close: string): number {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === open) depth += 1;
    if (source[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`'${open}' is not closed after: ${source.slice(start, start + 60)}`);
}

/** The resource as an entry of `resources` in `area.ts`. */
export function resourceEntry({ plural, one, component }: Names): string {
  const page = (kind: string) =>
    `${kind.toLowerCase()}: () => import('./${plural}/${component}${kind}').then((m) => m.${component}${kind}),`;
  const schema = `${one}Schema`;
  return `{ name: '${plural}', ${['List', 'Create', 'Edit'].map(page).join(' ')} schema: () => import('./${plural}/${schema}').then((m) => m.${schema}), },`;
}
