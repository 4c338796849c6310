import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filtersFile, mockEntry, referencesFile, sampledFixtures, schemaFile } from './code/dataFiles.ts';
import { fixturesModule } from './code/imports.ts';
import { formFile, inputsFile, listFile } from './code/pages.ts';
import { testFile } from './code/testFile.ts';
import { textEntries } from './code/texts.ts';
import type { Description } from './description/field.ts';
import { refuseConflicts } from './description/readDescription.ts';
import { camelOf } from './description/words.ts';
import { type Model, modelOf, type Named, type Wishes } from './model.ts';
import type { Names } from './names.ts';
import { addEntry, addTexts, resourceEntry } from './project/edits.ts';
import { addressOf, areaWith, referenceModule } from './project/knownResources.ts';

/** What starting a resource makes of a project. */
export interface Plan {
  /** The new content of files, by their paths; undefined for one that goes. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The sources of all fields, to tell one in a complaint about the code. */
  readonly sources: readonly string[];
  /** What the form and the list have, in lines. */
  readonly form: readonly string[];
  /** What could not be told from the description. */
  readonly unclear: readonly string[];
}

/**
 * Plans a resource and writes nothing.
 * @param root the folder of the project
 * @throws Error that says in one sentence why there can be no such resource
 */
export function planResource(
  root: string,
  area: string,
  names: Names,
  description: Description,
  wishes: Wishes = {},
): Plan {
  const folder = `src/areas/${area}`;
  const files = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    if (files.has(path)) return files.get(path);
    if (!existsSync(join(root, path))) return undefined;
    const text = readFileSync(join(root, path), 'utf8');
    refuseConflicts(text, path);
    return text;
  };
  const source = read(`${folder}/area.ts`);
  if (source === undefined) throw new Error(`There is no area ${folder}. The README says how to add one.`);
  const test = `tests/areas/${area}/${names.plural}.test.tsx`;
  const taken = [`${folder}/${names.plural}`, `${folder}/fixtures/${names.plural}.json`, test];
  for (const path of taken.filter((each) => existsSync(join(root, each)))) {
    throw new Error(`${path} is there already.`);
  }
  const other = areaWith(root, names.plural);
  if (other !== undefined)
    throw new Error(`${other} has a resource '${names.plural}' already. Choose another name.`);

  const texts = `areas.${area}.${camelOf(names.plural)}`;
  const id = `${addressOf(source)}/${names.plural}`;
  const moduleOf = (resource: string) =>
    resource === names.plural ? './references' : (referenceModule(root, area, resource) ?? '');
  const model = modelOf(description, { names, id, texts, moduleOf }, wishes);
  const { component } = names;
  const data = camelOf(names.singular);
  const own: Record<string, string> = {
    [`${component}List.tsx`]: listFile(model),
    [`${component}Create.tsx`]: formFile(model, 'Create'),
    [`${component}Edit.tsx`]: formFile(model, 'Edit'),
    [`${component}Inputs.tsx`]: inputsFile(model),
    [`${data}Schema.ts`]: schemaFile(model),
    'references.ts': referencesFile(model),
    ...(model.filters.length > 0 && { [`${data}Filters.ts`]: filtersFile(model) }),
  };
  for (const [name, content] of Object.entries(own)) files.set(`${folder}/${names.plural}/${name}`, content);
  files.set(test, testFile(model));

  const page = firstPage(source, read, folder);
  if (page) files.set(page.file, undefined);
  const listed = addEntry(
    source.replace(page?.line ?? '', ''),
    'children',
    '[]',
    `{ path: '${names.plural}' },`,
  );
  files.set(`${folder}/area.ts`, addEntry(listed, 'resources', '[]', resourceEntry(names)));

  const sampled = sampledFixtures(model);
  const sampleFile = `fixtures/${names.plural}.json`;
  const imported = sampled ? `import ${camelOf(names.plural)} from './${sampleFile}';\n` : '';
  const fixtures = read(`${folder}/fixtures.ts`) ?? firstFixtures(source);
  files.set(`${folder}/fixtures.ts`, imported + addEntry(fixtures, 'resources', '{}', mockEntry(model)));
  const unclear = [...model.unclear];
  if (sampled) {
    files.set(`${folder}/${sampleFile}`, JSON.stringify(sampled, null, 2));
    unclear.push(
      `Fixtures: ${sampled.length} records of the file are in ${folder}/${sampleFile}; none may be secret`,
    );
  }

  for (const language of readdirSync(join(root, 'i18n')).filter((name) => !name.includes('.'))) {
    const path = `i18n/${language}/${area}.json`;
    const text = read(path);
    if (text === undefined) throw new Error(`There is no file ${path} for the texts.`);
    files.set(path, withTexts(text, path, model, camelOf(names.plural)));
  }
  return { files, sources: description.fields.map((field) => field.source), form: formOf(model), unclear };
}

function formOf({ shown, title, filters }: Model): string[] {
  const told = (fields: readonly Named[]) =>
    fields.map(({ source, kind }) => `${source} (${kind})`).join(', ');
  return [
    `Form: ${told(shown)}`,
    `Filters: ${told(filters) || 'the search'}`,
    `Records are named by ${title.source}`,
  ];
}

function withTexts(text: string, path: string, model: Model, key: string): string {
  if (new RegExp(`^  "${key}":`, 'm').test(text))
    throw new Error(`${path} has a text '${key}' already. Choose another name.`);
  const { children, resources, own } = textEntries(model);
  const added = addTexts(addTexts(text, 'children', children), 'resources', resources);
  return own === undefined ? added : addTexts(added, key, own.slice(1, -1));
}

/** The page that only says what an area is for gives way to the first resource. */
function firstPage(source: string, read: (path: string) => string | undefined, folder: string) {
  const [line = '', page = ''] = /^ {2}page: \(\) => import\('\.\/(\w+)'\).*,\n/m.exec(source) ?? [];
  const file = `${folder}/${page}.tsx`;
  return page !== '' && read(file)?.includes('<FirstPage') ? { line, file } : undefined;
}

function firstFixtures(area: string): string {
  const permission = /^\s+permission: (.*),$/m.exec(area)?.[1];
  // A key that depends on the product is a function of the product there, and of its key here.
  const key = permission?.replace('(product)', '(key)').replace('product.key', 'key');
  return `import { defineFixtures } from '${fixturesModule}';\n\nexport const fixtures = defineFixtures({\n  permission: ${key},\n});\n`;
}
