import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFiles, referencedFields } from './new-resource/code/dataFiles.ts';
import { mockEntry, referencedFixture } from './new-resource/code/fixtures.ts';
import { camelOf } from './new-resource/code/identifiers.ts';

import { pageFiles } from './new-resource/code/pages.ts';
import { testFile } from './new-resource/code/testFile.ts';
import { textEntries } from './new-resource/code/texts.ts';
import type { Description, Field } from './new-resource/description/field.ts';
import { readDescription } from './new-resource/description/readDescription.ts';
import { addEntry, addTexts, renameBy, resourceEntry } from './new-resource/edits.ts';
import { addressOf, knownReference, knownResource } from './new-resource/knownResources.ts';
import { type Names, namesOf } from './new-resource/names.ts';

/**
 * `npm run new:resource <area> <plural> [<singular>] [-- --from <what>]`: starts a CRUD resource in an area: pages, texts,
 * fixtures, a test; with `--from`, for the fields that a schema of an OpenAPI document, a file with sample records or a
 * running server's list describes. What it writes compiles and passes; docs/resources.md says how to go on.
 */
const written = new Set<string>();
const deleted: string[] = [];
const left: string[] = [];

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  written.add(path);
}

function change(path: string, edit: (source: string) => string): void {
  write(path, edit(readFileSync(path, 'utf8')));
}

/** The page that only says what an area is for gives way to the first resource. */
function removeFirstPage(folder: string): void {
  const source = readFileSync(join(folder, 'area.ts'), 'utf8');
  const [line = '', page = ''] = /^ {2}page: \(\) => import\('\.\/(\w+)'\).*,\n/m.exec(source) ?? [];
  const file = join(folder, `${page}.tsx`);
  if (page === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes('<FirstPage')) return;
  rmSync(file);
  deleted.push(file);
  change(join(folder, 'area.ts'), (text) => text.replace(line, ''));
}

/** What others refer to comes first: the records are made in this order. */
function addFixtures(folder: string, entries: readonly string[]): void {
  const path = join(folder, 'fixtures.ts');
  if (!existsSync(path)) {
    const permission = /^\s+permission: (.*),$/m.exec(readFileSync(join(folder, 'area.ts'), 'utf8'))?.[1];
    // A key that depends on the product is a function of the product there, and of its key here.
    const key = permission?.replace('(product)', '(key)').replace('product.key', 'key');
    write(
      path,
      `import { defineFixtures } from '@/fixture-api/defineFixtures';\n\nexport const fixtures = defineFixtures({\n  permission: ${key},\n});\n`,
    );
  }
  for (const entry of entries) {
    change(path, (source) => addEntry(source, 'resources', '{}', entry));
  }
}

/**
 * What others refer to has fixtures with a name; when its records are described, they get all fields. Fixtures that somebody has changed,
 * and those that refer to others, which are made later, stay: that is told.
 */
function describeFixtures(
  folder: string,
  names: Names,
  fields: readonly Field[],
  isDescribed: boolean,
): void {
  const path = join(folder, 'fixtures.ts');
  const entry = referencedFixture(names.plural);
  if (!isDescribed) return;
  if (referencedFields(fields).length > 0 || !readFileSync(path, 'utf8').includes(entry)) {
    left.push(`${path}: the fixtures of ${names.plural} stay as they are; give them the further fields`);
    return;
  }
  change(path, (source) => source.replace(entry, () => mockEntry(names, fields)));
}

/** The field by which a record is named. */
function titleOf(fields: readonly Field[]): Field {
  const texts = fields.filter(({ kind, readOnly }) => kind === 'text' && !readOnly);
  const title = texts.find(({ source }) => /^(name|title|label)$/i.test(source)) ?? texts[0] ?? fields[0];
  if (title === undefined) throw new Error('The description has no fields.');
  return title;
}

function addResource(
  area: string,
  names: Names,
  { fields, isDescribed }: Pick<Description, 'fields'> & { isDescribed: boolean },
): void {
  const folder = join('src/areas', area);
  const source = existsSync(join(folder, 'area.ts')) ? readFileSync(join(folder, 'area.ts'), 'utf8') : '';
  if (source === '') throw new Error(`There is no area ${folder}. The README says how to add one.`);
  if (existsSync(join(folder, names.plural)))
    throw new Error(`${join(folder, names.plural)} is there already.`);
  const other = knownResource(names.plural);
  // So far others refer to it, and it has fixtures and no pages.
  const bare = `{ name: '${names.plural}' },`;
  const isBare = source.includes(bare);
  if (other !== undefined && !isBare)
    throw new Error(`${other.path} has a resource '${names.plural}' already. Choose another name.`);

  const address = addressOf(source);
  const referenced = referencedFields(fields).flatMap(({ resource = '' }) =>
    resource === names.plural ? [] : [resource],
  );
  const missing = referenced.filter((resource) => knownResource(resource) === undefined);
  const title = titleOf(fields);
  const place = {
    names,
    texts: `areas.${area}.${camelOf(names.plural)}`,
    fields,
    title: title.source,
    isDescribed,
  };
  removeFirstPage(folder);
  const idOf = (resource: string) => knownResource(resource)?.id ?? `${address}/${resource}`;
  const referenceTo = (resource: string) => knownReference(area, idOf(resource), camelOf(resource));
  const definedIn = (resource: string) => referenceTo(resource)?.module;
  // Until now nobody knew by which field its records are named.
  const before = isDescribed ? referenceTo(names.plural) : undefined;
  const files = { ...pageFiles(place), ...(isDescribed && dataFiles({ ...place, idOf, definedIn })) };
  if (before !== undefined) change(before.path, (text) => renameBy(text, idOf(names.plural), title.source));
  for (const [name, content] of Object.entries(files)) write(join(folder, names.plural, name), content);
  const fixtures = [...missing.map(referencedFixture), ...(isBare ? [] : [mockEntry(names, fields)])];
  if (isBare) describeFixtures(folder, names, fields, isDescribed);
  addFixtures(folder, fixtures);
  change(join(folder, 'area.ts'), (text) =>
    [resourceEntry(names, isDescribed), ...missing.map((name) => `{ name: '${name}' },`)].reduce(
      (edited, entry) => addEntry(edited, 'resources', '[]', entry),
      addEntry(text.replace(bare, ''), 'children', '[]', `{ path: '${names.plural}' },`),
    ),
  );
  for (const language of readdirSync('i18n')) {
    const { own, ...entries } = textEntries(names, fields, isDescribed);
    change(join('i18n', language, `${area}.json`), (text) => {
      const added = Object.entries(entries).reduce(
        (edited, [key, entry]) => addTexts(edited, key, entry),
        text,
      );
      return own === undefined || own === '{}'
        ? added
        : addTexts(added, camelOf(names.plural), own.slice(1, -1));
    });
  }
  write(
    join('tests/areas', area, `${names.plural}.test.tsx`),
    testFile(`/${address}/${names.plural}`, names, title, isDescribed),
  );
  execFileSync('npx', ['biome', 'check', '--write', ...written], { stdio: 'pipe' });
  if (missing.length > 0)
    console.info(`Without pages yet, because fields refer to them: ${missing.join(', ')}`);
}

const onlyName: Description = { fields: [{ source: 'name', kind: 'text', required: true }], unclear: [] };
const told = (title: string, lines: readonly string[]) =>
  lines.length > 0 && console.info(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  const [area, plural, singular] = positionals;
  if (area === undefined || plural === undefined)
    throw new Error('Usage: npm run new:resource <area> <plural> [<singular>] [-- --from <what>]');
  const { fields, unclear } = values.from === undefined ? onlyName : await readDescription(values.from);
  addResource(area, namesOf(plural, singular), { fields, isDescribed: values.from !== undefined });
  told('Written', [...written]);
  told('Deleted', deleted);
  told('Could not be inferred, look at it', [...unclear, ...left]);
  console.info(`The texts are English in every language: translate them in i18n/de/${area}.json.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
