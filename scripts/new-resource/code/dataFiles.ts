import type { Field } from '../description/field.ts';
import type { Names } from '../names.ts';
import { camelOf, keyOf, referenceName, valuesName } from './identifiers.ts';
import { importLines } from './imports.ts';
import { kinds } from './kinds.ts';
import { filteredFields, type PageOptions } from './pages.ts';

interface DataOptions extends PageOptions {
  /** The name that react-admin knows a resource by. */
  readonly idOf: (resource: string) => string;
  /** The module that says already how the records of a resource are named, seen from the new one: `../authors/references`. */
  readonly definedIn: (resource: string) => string | undefined;
}

/** What a described resource has beside its pages, by the names of the files. */
export function dataFiles(options: DataOptions): Record<string, string> {
  const file = camelOf(options.names.singular);
  return {
    [`${file}Schema.ts`]: schemaFile(options),
    'references.ts': referencesFile(options),
    ...(filteredFields(options.fields).length > 0 && { [`${file}Filters.ts`]: filtersFile(options) }),
  };
}

/** Fields of lists included, the first one for each resource. */
export function referencedFields(fields: readonly Field[]): Field[] {
  const all = [...fields, ...fields.flatMap((field) => field.fields ?? [])];
  const found = all.filter(({ resource }) => resource !== undefined);
  return found.filter(
    ({ resource }, index) => found.findIndex((each) => each.resource === resource) === index,
  );
}

function schemaFile({ fields, names }: PageOptions): string {
  const choices = [...fields, ...fields.flatMap((field) => field.fields ?? [])].filter(
    ({ values }) => values,
  );
  const entries = fields.map((field) => {
    const { schema } = kinds[field.kind];
    const code = schema(field);
    return `${keyOf(field.source)}: ${field.required ? code : `v.nullish(${code})`},`;
  });
  return `import * as v from 'valibot';
import { idSchema } from '@/api/records';

${choices.map((field) => `export const ${valuesName(field)} = ${JSON.stringify(field.values)} as const;\n`).join('')}
/** ${names.caption.AOne} as the server keeps it. */
export const ${camelOf(names.singular)}Schema = v.looseObject({
  id: idSchema,
  ${entries.join('\n  ')}
});
`;
}

function referencesFile({ fields, names, title, idOf, definedIn }: DataOptions): string {
  const others = referencedFields(fields).filter(({ resource }) => resource !== names.plural);
  const all = [
    { name: camelOf(names.plural), resource: names.plural, field: title },
    ...others.map((field) => ({ name: referenceName(field), resource: field.resource ?? '', field: 'name' })),
  ].map((each) => ({ ...each, from: definedIn(each.resource) }));
  const here = all.filter(({ from }) => from === undefined);
  const elsewhere = all.filter(({ from }) => from !== undefined);
  return [
    here.length > 0 ? importLines([{ name: 'defineReference', from: 'references/defineReference' }]) : '',
    ...elsewhere.map(({ name, from }) => `export { ${name} } from '${from}';\n`),
    here.length > 0 ? '\n/** How records are named in questions, lists, filters and pickers. */\n' : '',
    ...here.map(
      ({ name, resource, field }) =>
        `export const ${name} = defineReference({ resource: '${idOf(resource)}', name: ({ ${field} }) => String(${field}) });\n`,
    ),
  ].join('');
}

function filtersFile({ fields, names, texts }: PageOptions): string {
  const filters = filteredFields(fields).map((field) => filterOf(field, names, texts));
  return `${importLines([
    { name: 'defineFilters', from: 'filters/defineFilters' },
    ...filters.map(({ use }) => ({ name: use, from: 'filters/defineFilters' })),
    ...filters.flatMap(({ needs }) => needs ?? []),
  ])}
/** What the list of ${names.caption.many} can be narrowed to, in the server's words. */
export const ${camelOf(names.singular)}Filters = defineFilters({
  texts: '${texts}.filters',
  fields: {
    ${filters.map(({ entry }) => entry).join('\n    ')}
  },
});
`;
}

/** The keys of a field's conditions, as the server and the texts name them. */
export function conditionsOf({ source, kind }: Field): string[] {
  if (kind === 'boolean') return [source];
  if (kind === 'date' || kind === 'dateTime') return [`${source}_gte`];
  return [`${source}_eq_any`];
}

function filterOf(field: Field, names: Names, texts: string) {
  const { source, kind } = field;
  const [condition = ''] = conditionsOf(field);
  switch (kind) {
    case 'boolean':
      return { use: 'flag', entry: `${keyOf(condition)}: flag(),` };
    case 'date':
      return { use: 'dateRange', entry: `...dateRange('${source}'),` };
    case 'dateTime':
      return { use: 'dateRange', entry: `...dateRange('${source}', { moments: true }),` };
    case 'reference':
    case 'references':
      return {
        use: 'references',
        entry: `${condition}: references(${referenceName(field)}),`,
        needs: [{ name: referenceName(field), from: './references' }],
      };
    default:
      return {
        use: 'choice',
        entry: `${condition}: choice(${valuesName(field)}, '${texts}.${valuesName(field)}'),`,
        needs: [{ name: valuesName(field), from: `./${camelOf(names.singular)}Schema` }],
      };
  }
}
