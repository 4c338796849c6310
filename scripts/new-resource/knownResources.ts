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

/** The resource of this name under the client API, where the server has one address for all areas; undefined when there is none. */
export function knownResource(name: string): KnownResource | undefined {
  for (const path of globSync('src/areas/*/area.ts')) {
    const description = readFileSync(path, 'utf8');
    const isThere = description
      .split(/(?=name: ')/)
      .some((entry) => entry.startsWith(`name: '${name}'`) && !/base: '(?!clientApi')/.test(entry));
    if (isThere) return { path, id: `${addressOf(description)}/${name}` };
  }
  return undefined;
}
