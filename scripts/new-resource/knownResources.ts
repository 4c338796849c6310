import { globSync, readFileSync } from 'node:fs';

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

/** The resource of this name; undefined when there is none. Fixtures know resources by their names alone. */
export function knownResource(name: string): KnownResource | undefined {
  for (const path of globSync('src/areas/*/area.ts')) {
    const description = readFileSync(path, 'utf8');
    if (description.includes(`name: '${name}'`)) return { path, id: `${addressOf(description)}/${name}` };
  }
  return undefined;
}
