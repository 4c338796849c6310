import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf } from '../code/imports.ts';
import { camelOf } from '../description/words.ts';

/** The area's first segment in the tests, whose product is `press`. */
export function addressOf(description: string): string {
  const [, literal = '', template = ''] = /^\s+path: (?:'(.*)'|.*`(.*)`),$/m.exec(description) ?? [];
  return literal || template.replace(/\$\{.*\}/, 'press');
}

/** The module in which this area, or the directory for all areas, says how the records of a resource are named. */
export function referenceModule(root: string, area: string, resource: string): string | undefined {
  const inArea = globSync(`src/areas/${area}/*/references.ts`, { cwd: root }).sort();
  const path = ['src/people/references.ts', ...inArea].find((each) => {
    const source = existsSync(join(root, each)) ? readFileSync(join(root, each), 'utf8') : '';
    const name = camelOf(resource);
    return new RegExp(
      `export const ${name} = defineReference(<\\w+>)?\\(\\{\\s*resource: '[\\w-]+/${resource}'`,
    ).test(source);
  });
  return path && moduleOf(path.replaceAll('\\', '/'), area);
}

/** The description of the area that has a resource of this name. Fixtures know resources by their names alone. */
export function areaWith(root: string, resource: string): string | undefined {
  return globSync('src/areas/*/area.ts', { cwd: root }).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(`name: '${resource}'`),
  );
}
