import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelOf, type Names } from './words.ts';

/** The area's first path segment in tests, whose product is `press`. */
export function addressOf(area: string): string {
  const [, literal = '', template = ''] = /^\s+path: (?:'(.*)'|.*`(.*)`),$/m.exec(area) ?? [];
  return literal || template.replace(/\$\{.*\}/, 'press');
}

/** The module, seen from a resource of the area, with the `defineReference` of a resource: in the same area or in `people`. */
export function referenceModule(root: string, area: string, resource: string): string | undefined {
  const areaModules = globSync(`src/areas/${area}/*/references.ts`, { cwd: root }).sort();
  const declared = new RegExp(
    `export const ${camelOf(resource)} = defineReference(<\\w+>)?\\(\\{\\s*resource: '[\\w-]+/${resource}'`,
  );
  const path = ['src/people/references.ts', ...areaModules].find(
    (each) => existsSync(join(root, each)) && declared.test(readFileSync(join(root, each), 'utf8')),
  );
  const module = path?.replaceAll('\\', '/').replace(/\.ts$/, '');
  return module?.replace(`src/areas/${area}/`, '../').replace(/^src\//, '@/');
}

/** The `area.ts` that has a resource of this name already: in the fixtures, resources are known only by their names. */
export function areaWith(root: string, resource: string): string | undefined {
  return globSync('src/areas/*/area.ts', { cwd: root }).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(`name: '${resource}'`),
  );
}

/** The line of `area.ts` with the area's first page, and its file. */
export function firstPage(area: string): { line: string; file: string } | undefined {
  const [line, page] = /^ {2}page: \(\) => import\('\.\/(\w+)'\).*,\n/m.exec(area) ?? [];
  return line === undefined ? undefined : { line, file: `${page}.tsx` };
}

/**
 * Adds an entry at the end of a module's list or object with this key, as in `resources: [...]`, in code that Biome has
 * formatted; if there is none, adds it before the closing `});`.
 * @throws Error if the module has neither
 */
export function addEntry(source: string, key: string, brackets: '[]' | '{}', entry: string): string {
  const [open, close] = [...brackets].map((bracket) => `\\${bracket}`);
  const list = new RegExp(`^( *)(.*[{,] )?${key}: ${open}(.*|[^]*?\\n\\1)${close}(?=,$| \\}\\);$)`, 'm');
  const match = list.exec(source);
  const end = match ? match.index + match[0].length - 1 : source.lastIndexOf('});');
  if (end < 0)
    throw new Error(`There is no place for '${key}': an area's files end with '});', as in the README.`);
  const codeBefore = source.slice(0, end).trimEnd();
  const comma = /[,{[(]$/.test(codeBefore) ? '' : ',';
  const added = match ? `${entry}\n${match[1]}` : `  ${key}: ${brackets[0]}\n${entry}\n  ${brackets[1]},\n`;
  return `${codeBefore}${comma}\n${added}${source.slice(end)}`;
}

/** Fields by which react-admin names a record of its own accord. */
const ownTitles = ['name', 'title', 'label', 'reference'];

/**
 * The resource as an entry of `resources` in `area.ts`.
 * @param title the field that names a record
 */
export function resourceEntry({ plural, one, component }: Names, title: string): string {
  const page = (kind: string) =>
    `${kind.toLowerCase()}: () => import('./${plural}/${component}${kind}').then((m) => m.${component}${kind}),`;
  const schema = `${one}Schema`;
  const named = ownTitles.includes(title) ? '' : ` recordRepresentation: ${JSON.stringify(title)},`;
  return `{ name: '${plural}',${named} ${['List', 'Create', 'Edit'].map(page).join(' ')} schema: () => import('./${plural}/${schema}').then((m) => m.${schema}), },`;
}
