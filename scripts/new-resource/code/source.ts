/** What generated code uses of the project and its packages. `Form...` are in `src/records/inputs`. */
const modules: Readonly<Record<string, readonly string[]>> = {
  'react-admin': ['useTranslate'],
  vitest: ['expect', 'it'],
  '@testing-library/react': ['screen', 'within'],
  '../../support/actions': ['openActions'],
  '../../support/renderApp': ['heading', 'openFixtureApi', 'renderApp'],
  '../../support/screens': ['pasteInto'],
  '@/api/records': ['idSchema'],
  '@/records/bulk/defineBulk': ['deleteSelected'],
  '@/records/columns/Column': ['Column'],
  '@/records/filters/defineFilters': ['choice', 'dateRange', 'defineFilters', 'flag', 'references'],
  '@/records/form/CreatePage': ['CreatePage'],
  '@/records/form/EditPage': ['EditPage'],
  '@/records/list/ListPage': ['ListPage'],
  '@/records/references/defineReference': ['defineReference'],
  '@/records/values/asMoney': ['asMoney'],
  '@/records/values/choices': ['asChoice'],
  '@/records/values/dates': ['asDate', 'asDateTime', 'asTime'],
  '@/records/values/links': ['asLink'],
  '@/records/values/numbers': ['asNumber'],
  '@/ui/page/PageSection': ['PageSection'],
};

/**
 * The code of a file with the imports that it needs; Biome merges and sorts them.
 * @param ownImports the modules of the resource's own names
 */
export function fileOf(code: string, ownImports: Readonly<Record<string, string>> = {}): string {
  const codeOnly = code.replace(/\/\*\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g, '');
  // No property, key or attribute.
  const names = new Set(codeOnly.match(/(?<!\w|(?<!\.\.)\.)[A-Za-z]\w*(?![\w:=])/g));
  const imports = [...names].flatMap((name) => {
    const shared = Object.keys(modules).find((each) => modules[each]?.includes(name));
    const from =
      ownImports[name] ?? shared ?? (/^Form[A-Z]/.test(name) ? `@/records/inputs/${name}` : undefined);
    const isDeclared = new RegExp(`export (const|function) ${name}\\b`).test(codeOnly);
    return from === undefined || isDeclared ? [] : [`import { ${name} } from '${from}';\n`];
  });
  return `${imports.join('')}\n${code}`;
}

/** A text as code. */
export const quoted = (text: string) => JSON.stringify(text);

const isIdentifier = (source: string) => /^[A-Za-z_$][\w$]*$/.test(source);

/** A key of an object, quoted where necessary. */
export const keyOf = (source: string) => (isIdentifier(source) ? source : quoted(source));

/** A property of an object. */
export const property = (object: string, source: string) =>
  isIdentifier(source) ? `${object}.${source}` : `${object}[${quoted(source)}]`;

/** The attribute `source` of an input or a column. */
export const sourceAttribute = (source: string) =>
  /^[\w .()-]+$/.test(source) ? `source="${source}"` : `source={${quoted(source)}}`;
