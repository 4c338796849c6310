import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addEntry, addressOf, areaWith, firstPage, referenceModule, resourceEntry } from './area.ts';
import { fixtureFile, sampledFixtures, withTexts } from './code/dataFiles.ts';
import { codeFiles } from './code/pages.ts';
import { keyOf } from './code/source.ts';
import { testFile } from './code/testFile.ts';
import { parseText, readText } from './description/readDescription.ts';
import type { Description } from './field.ts';
import { modelOf, type Wishes } from './model.ts';
import type { Names } from './words.ts';

/** The changes to a project that start a resource. */
export interface Plan {
  /** The new content of files by path; undefined deletes a file. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly model: ReturnType<typeof modelOf>;
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
  const { plural, all } = names;
  const folder = `src/areas/${area}`;
  const has = (path: string) => existsSync(join(root, path));
  const read = (path: string) => readText(join(root, path));
  if (!has(`${folder}/area.ts`))
    throw new Error(`There is no area ${folder}. 'npm run new:area ${area}' adds one.`);
  const source = read(`${folder}/area.ts`);
  const test = `tests/areas/${area}/${plural}.test.tsx`;
  const fixturePath = `${folder}/fixtures/${plural}`;
  const takenPath = [`${folder}/${plural}`, `${fixturePath}.ts`, `${fixturePath}.json`, test].find(has);
  if (takenPath !== undefined) throw new Error(`${takenPath} is there already.`);
  const otherArea = areaWith(root, plural);
  if (otherArea !== undefined)
    throw new Error(`${otherArea} has a resource '${plural}' already. Choose another name.`);

  const place = { names, id: `${addressOf(source)}/${plural}`, texts: `areas.${area}.${all}` };
  const model = modelOf(description, place, wishes, (resource) =>
    resource === plural ? './references' : referenceModule(root, area, resource),
  );
  const files = new Map<string, string | undefined>();
  for (const [name, code] of Object.entries(codeFiles(model))) files.set(`${folder}/${plural}/${name}`, code);
  files.set(test, testFile(model));

  // The first resource replaces the placeholder page.
  const page = firstPage(source);
  const isPlaceholder =
    page && has(`${folder}/${page.file}`) && read(`${folder}/${page.file}`).includes('<FirstPage');
  if (isPlaceholder) files.set(`${folder}/${page.file}`, undefined);
  const remainingSource = isPlaceholder ? source.replace(page.line, '') : source;
  const listed = addEntry(remainingSource, 'children', '[]', `{ path: '${plural}' },`);
  files.set(
    `${folder}/area.ts`,
    addEntry(listed, 'resources', '[]', resourceEntry(names, model.title.source)),
  );

  const samples = sampledFixtures(model);
  if (samples) files.set(`${fixturePath}.json`, JSON.stringify(samples, null, 2));
  files.set(`${fixturePath}.ts`, fixtureFile(model));
  const entry = all === plural ? `${all},` : `${keyOf(plural)}: ${all},`;
  const ofArea = addEntry(read(`${folder}/fixtures.ts`), 'resources', '{}', entry);
  files.set(`${folder}/fixtures.ts`, `import { ${all} } from './fixtures/${plural}';\n${ofArea}`);
  for (const language of readdirSync(join(root, 'i18n')).filter((name) => !name.includes('.'))) {
    const path = `i18n/${language}/${area}.json`;
    files.set(path, withTexts(parseText(read(path), path), path, model));
  }
  return { files, model };
}
