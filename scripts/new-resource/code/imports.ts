/** An export, and where it is: in a package, beside the file, or below `src`. */
export interface Import {
  readonly name: string;
  readonly from: string;
}

/** How the code of a resource, in `src/areas/<area>/<resource>/`, reaches `src`. */
const toSource = '@/';

/** How an area's `fixtures.ts` reaches what defines fixtures. */
export const fixturesModule = '@/fixture-api/defineFixtures';

/** How a test in `tests/areas/<area>/` reaches the helpers of tests. */
export const testSupport = '../../support/';

/** A file below `src`, seen from a resource of the area. */
export function moduleOf(path: string, area: string): string {
  return path
    .replace(/\.ts$/, '')
    .replace(`src/areas/${area}/`, '../')
    .replace(/^src\//, toSource);
}

/** The import statements of a file of a resource. Biome merges and sorts them. */
export function importLines(imports: readonly Import[]): string {
  const lines = imports.map(({ name, from }) => {
    const path = /^(records|ui|api)\//.test(from) ? `${toSource}${from}` : from;
    return `import { ${name} } from '${path}';\n`;
  });
  return [...new Set(lines)].join('');
}

/** A text as code. */
export const quoted = (text: string) => JSON.stringify(text);

const isIdentifier = (source: string) => /^[A-Za-z_$][\w$]*$/.test(source);

/** A key of an object, quoted where it must be. */
export const keyOf = (source: string) => (isIdentifier(source) ? source : quoted(source));

/** A property of an object; of one that may be absent, where `object` ends with a question mark. */
export const property = (object: string, source: string) =>
  isIdentifier(source)
    ? `${object}.${source}`
    : `${object}${object.endsWith('?') ? '.' : ''}[${quoted(source)}]`;

/** The attribute `source` of an input or a column. */
export const sourceAttribute = (source: string) =>
  /^[\w ()-]+$/.test(source) ? `source="${source}"` : `source={${quoted(source)}}`;
