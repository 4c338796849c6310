import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addEntry, addTexts } from './new-resource/edits.ts';
import { type Names, namesOf } from './new-resource/names.ts';
import { mockEntry, pageFiles, resourceEntry, testFile, textEntries } from './new-resource/templates.ts';

/**
 * `npm run new:resource <area> <plural> [<singular>]`: starts a CRUD resource in an area: pages, texts, fixtures, a test. What it writes
 * compiles and passes; the README says how to go on.
 */
const [area, plural, singular] = process.argv.slice(2);
const languages = ['en', 'de'];
const written: string[] = [];

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  written.push(path);
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
  change(join(folder, 'area.ts'), (text) => text.replace(line, ''));
}

function addFixtures(folder: string, names: Names): void {
  const path = join(folder, 'mocks.ts');
  if (!existsSync(path)) {
    const permission = /^\s+permission: (.*),$/m.exec(readFileSync(join(folder, 'area.ts'), 'utf8'))?.[1];
    // A key that depends on the product is a function of the product there, and of its key here.
    const key = permission?.replace('(product)', '(key)').replace('product.key', 'key');
    write(
      path,
      `import { defineMocks } from '../../mocks/defineMocks';\n\nexport const mocks = defineMocks({\n  permission: ${key},\n});\n`,
    );
  }
  change(path, (source) => addEntry(source, 'resources', '{}', mockEntry(names)));
}

/** The area's first segment in the tests, whose product is `press`. */
function addressOf(description: string): string {
  const [, literal = '', template = ''] = /^\s+path: (?:'(.*)'|.*`(.*)`),$/m.exec(description) ?? [];
  return literal || template.replace(/\$\{.*\}/, 'press');
}

function addResource(areaName: string, names: Names): void {
  const folder = join('src/areas', areaName);
  const source = existsSync(join(folder, 'area.ts')) ? readFileSync(join(folder, 'area.ts'), 'utf8') : '';
  if (source === '') throw new Error(`There is no area ${folder}. The README says how to add one.`);
  if (existsSync(join(folder, names.plural)))
    throw new Error(`${join(folder, names.plural)} is there already.`);

  removeFirstPage(folder);
  const files = pageFiles(names);
  for (const [name, content] of Object.entries(files)) write(join(folder, names.plural, name), content);
  change(join(folder, 'area.ts'), (text) =>
    addEntry(
      addEntry(text, 'children', '[]', `{ path: '${names.plural}' },`),
      'resources',
      '[]',
      resourceEntry(names),
    ),
  );
  addFixtures(folder, names);
  for (const language of languages) {
    for (const [key, entry] of Object.entries(textEntries(names))) {
      change(join('i18n', language, `${areaName}.json`), (text) => addTexts(text, key, entry));
    }
  }
  write(
    join('tests/areas', areaName, `${names.plural}.test.tsx`),
    testFile(`/${addressOf(source)}/${names.plural}`, names),
  );
  execFileSync('npx', ['biome', 'check', '--write', ...new Set(written)], { stdio: 'pipe' });
}

try {
  if (area === undefined || plural === undefined)
    throw new Error('Usage: npm run new:resource <area> <plural> [<singular>]');
  addResource(area, namesOf(plural, singular));
  console.info(`Written:\n${[...new Set(written)].map((path) => `  ${path}`).join('\n')}`);
  console.info(`The texts are English in every language: translate them in i18n/de/${area}.json.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
