import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filtersFile, fixtureEntry, referencesFile, sampledFixtures, schemaFile } from './code/dataFiles.ts';
import { formFile, inputsFile, listFile } from './code/pages.ts';
import { testFile } from './code/testFile.ts';
import { withTexts } from './code/texts.ts';
import type { Description } from './description/field.ts';
import { readText } from './description/readFile.ts';
import { type Model, modelOf, type Wishes } from './model.ts';
import type { Names } from './names.ts';
import { addEntry, resourceEntry } from './project/edits.ts';
import { addressOf, areaWith, referenceModule } from './project/knownResources.ts';

/** The changes to a project that start a resource. */
export interface Plan {
  /** The new content of files by path; undefined deletes a file. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The sources of all fields, to name one in an error about the code. */
  readonly sources: readonly string[];
  readonly model: Model;
  /** What could not be inferred from the description. */
  readonly unclear: readonly string[];
}

/**
 * Plans a resource and writes nothing.
 * @param root the folder of the project
 * @throws Error with the reason in one sentence
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
    return existsSync(join(root, path)) ? readText(join(root, path)) : undefined;
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

  const place = { names, id: `${addressOf(source)}/${names.plural}`, texts: `areas.${area}.${names.all}` };
  const model = modelOf(description, place, wishes, (resource) =>
    resource === names.plural ? './references' : referenceModule(root, area, resource),
  );
  const { component, one } = names;
  const own: Record<string, string> = {
    [`${component}List.tsx`]: listFile(model),
    [`${component}Create.tsx`]: formFile(model, 'Create'),
    [`${component}Edit.tsx`]: formFile(model, 'Edit'),
    [`${component}Inputs.tsx`]: inputsFile(model),
    [`${one}Schema.ts`]: schemaFile(model),
    'references.ts': referencesFile(model),
    ...(model.filters.length > 0 && { [`${one}Filters.ts`]: filtersFile(model) }),
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
  const imported = sampled ? `import ${names.all} from './${sampleFile}';\n` : '';
  const fixtures = read(`${folder}/fixtures.ts`) ?? firstFixtures(source);
  files.set(`${folder}/fixtures.ts`, imported + addEntry(fixtures, 'resources', '{}', fixtureEntry(model)));
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
    files.set(path, withTexts(text, path, model));
  }
  return { files, sources: description.fields.map((field) => field.source), model, unclear };
}

/** The placeholder page of an area, which the first resource replaces. */
function firstPage(source: string, read: (path: string) => string | undefined, folder: string) {
  const [line = '', page = ''] = /^ {2}page: \(\) => import\('\.\/(\w+)'\).*,\n/m.exec(source) ?? [];
  const file = `${folder}/${page}.tsx`;
  return page !== '' && read(file)?.includes('<FirstPage') ? { line, file } : undefined;
}

function firstFixtures(area: string): string {
  const permission = /^\s+permission: (.*),$/m.exec(area)?.[1];
  // In `area.ts` a key may be a function of the product, in fixtures of the product's key.
  const key = permission?.replace('(product)', '(key)').replace('product.key', 'key');
  return `import { defineFixtures } from '@/fixture-api/defineFixtures';\n\nexport const fixtures = defineFixtures({\n  permission: ${key},\n});\n`;
}
