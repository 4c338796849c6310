import type { Names } from '../names.ts';

/**
 * Adds an entry at the end of a module's list or object with this key, as in `resources: [...]`, in code that Biome has
 * formatted; if there is none, adds it before the closing `});`.
 * @throws Error if the module has neither
 */
export function addEntry(source: string, key: string, brackets: '[]' | '{}', entry: string): string {
  const [open, close] = [...brackets].map((bracket) => `\\${bracket}`);
  const list = new RegExp(`^( *)(.*[{,] )?${key}: ${open}(.*|[^]*?\\n\\1)${close}(?=,$| \\}\\);$)`, 'm');
  const found = list.exec(source);
  if (found) {
    const end = found.index + found[0].length - 1;
    return `${withComma(source.slice(0, end))}\n${entry}\n${found[1]}${source.slice(end)}`;
  }
  const end = source.lastIndexOf('});');
  if (end < 0)
    throw new Error(`There is no place for '${key}': an area's files end with '});', as in the README.`);
  const [before, after] = [source.slice(0, end), source.slice(end)];
  return `${withComma(before)}\n  ${key}: ${brackets[0]}\n${entry}\n  ${brackets[1]},\n${after}`;
}

/** Ends with a comma unless it ends with an opening bracket. */
function withComma(source: string): string {
  const before = source.trimEnd();
  return /[,{[(]$/.test(before) ? before : `${before},`;
}

/** The resource as an entry of `resources` in `area.ts`. */
export function resourceEntry({ plural, one, component }: Names): string {
  const page = (kind: string) =>
    `${kind.toLowerCase()}: () => import('./${plural}/${component}${kind}').then((m) => m.${component}${kind}),`;
  const schema = `${one}Schema`;
  return `{ name: '${plural}', ${['List', 'Create', 'Edit'].map(page).join(' ')} schema: () => import('./${plural}/${schema}').then((m) => m.${schema}), },`;
}
