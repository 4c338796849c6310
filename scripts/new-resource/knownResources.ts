import { existsSync, globSync, readFileSync } from 'node:fs';

/** A resource that an area describes already. */
interface KnownResource {
  /** The description of the area. */
  readonly path: string;
  /** Its name for react-admin: `catalogue/authors`. */
  readonly id: string;
}

/** The area's first segment in the tests, whose product is `press`. */
export function addressOf(description: string): string {
  const [, literal = '', template = ''] = /^\s+path: (?:'(.*)'|.*`(.*)`),$/m.exec(description) ?? [];
  return literal || template.replace(/\$\{.*\}/, 'press');
}

/** Where a reference is defined. */
interface KnownReference {
  readonly path: string;
  /** Seen from a folder of a resource in the area: `../authors/references`. */
  readonly module: string;
}

/**
 * Where it is said already how the records of a resource are named: for all areas, or by another resource of this one. Twice
 * would be two names for a record one day.
 * @param id the resource's name for react-admin
 */
export function knownReference(area: string, id: string, name: string): KnownReference | undefined {
  const paths = ['src/people/references.ts', ...globSync(`src/areas/${area}/*/references.ts`).sort()];
  const path = paths.find((each) => {
    const source = existsSync(each) ? readFileSync(each, 'utf8') : '';
    return source.includes(`resource: '${id}'`) && source.includes(`export const ${name} =`);
  });
  if (path === undefined) return undefined;
  return { path, module: toModule(path.replaceAll('\\', '/'), `src/areas/${area}/`) };
}

const toModule = (path: string, folder: string) =>
  path
    .replace(folder, '../')
    .replace(/^src\//, '@/')
    .replace(/\.ts$/, '');

/** The resource of this name; undefined when there is none. Fixtures know resources by their names alone. */
export function knownResource(name: string): KnownResource | undefined {
  for (const path of globSync('src/areas/*/area.ts')) {
    const description = readFileSync(path, 'utf8');
    if (description.includes(`name: '${name}'`)) return { path, id: `${addressOf(description)}/${name}` };
  }
  return undefined;
}
