import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelOf } from '../description/words.ts';

/** The area's first path segment in tests, whose product is `press`. */
export function addressOf(description: string): string {
  const [, literal = '', template = ''] = /^\s+path: (?:'(.*)'|.*`(.*)`),$/m.exec(description) ?? [];
  return literal || template.replace(/\$\{.*\}/, 'press');
}

/** The module, seen from a resource of the area, with the `defineReference` of a resource: in the same area or in `people`. */
export function referenceModule(root: string, area: string, resource: string): string | undefined {
  const inArea = globSync(`src/areas/${area}/*/references.ts`, { cwd: root }).sort();
  const path = ['src/people/references.ts', ...inArea].find((each) => {
    const source = existsSync(join(root, each)) ? readFileSync(join(root, each), 'utf8') : '';
    const name = camelOf(resource);
    return new RegExp(
      `export const ${name} = defineReference(<\\w+>)?\\(\\{\\s*resource: '[\\w-]+/${resource}'`,
    ).test(source);
  });
  return path
    ?.replaceAll('\\', '/')
    .replace(/\.ts$/, '')
    .replace(`src/areas/${area}/`, '../')
    .replace(/^src\//, '@/');
}

/** The `area.ts` that has a resource of this name already: in the fixtures, resources are known only by their names. */
export function areaWith(root: string, resource: string): string | undefined {
  return globSync('src/areas/*/area.ts', { cwd: root }).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(`name: '${resource}'`),
  );
}
