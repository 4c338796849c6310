import { camelOf } from '../description/words.ts';
import type { Model, Named } from '../model.ts';
import { schemaOf, seedOf } from './fieldCode.ts';
import { importLines, keyOf, property, quoted } from './imports.ts';

/** More fields would make a long file; a loose object keeps the others anyway. */
const mostFields = 120;
/** More values are wrapped. */
const shortList = 12;

/** What a record of the server must be. Only what the form fills in can be required. */
export function schemaFile({ fields, shown, names }: Model): string {
  const constants = [...shown, ...shown.flatMap((field) => field.fields ?? [])].filter(
    ({ values }) => values !== '',
  );
  const isShown = ({ source }: { source: string }) => shown.some((field) => field.source === source);
  const others = fields.filter((field) => !isShown(field));
  const nameless = { label: '', values: '', fields: [] };
  const entries = [...shown, ...others.map((field) => ({ ...field, ...nameless, required: false }))].map(
    (field) =>
      `${keyOf(field.source)}: ${field.required ? schemaOf(field) : `v.nullish(${schemaOf(field)})`},`,
  );
  return `import * as v from 'valibot';
${importLines([{ name: 'idSchema', from: 'api/records' }])}
${constants.map(constantOf).join('')}
/** ${names.caption.AOne} as the server keeps it. */
export const ${camelOf(names.singular)}Schema = v.looseObject({
  id: idSchema,
  ${entries.slice(0, mostFields).join('\n')}
});
`;
}

function constantOf({ values, choices = [] }: Named): string {
  const list = choices.map(({ value }) => quoted(value)).join(', ');
  if (choices.length <= shortList) return `export const ${values} = [${list}] as const;\n`;
  const lines = list.replace(/"([^"'\\]*)"/g, "'$1'").replace(/(.{80,100}?,) /g, '$1\n  ');
  return `// biome-ignore format: one value per line would make a long file\nexport const ${values} = [\n  ${lines},\n] as const;\n`;
}

/** How records are named. */
export function referencesFile({ names, title, id }: Model): string {
  const value = property('record', title.source);
  return `${importLines([{ name: 'defineReference', from: 'records/references/defineReference' }])}
/** How ${names.caption.many} are named in questions, lists, filters and pickers. */
export const ${camelOf(names.plural)} = defineReference({
  resource: '${id}',
  name: (record) => String(${title.required ? value : `${value} ?? record.id`}),
});
`;
}

/** What the list can be narrowed to. */
export function filtersFile({ names, filters, texts, moduleOf }: Model): string {
  const all = filters.map((field) => filterOf(field, texts));
  const from = 'records/filters/defineFilters';
  return `${importLines([
    { name: [...new Set(['defineFilters', ...all.map(({ use }) => use)])].join(', '), from },
    ...filters.flatMap(({ resource }) =>
      resource ? { name: camelOf(resource), from: moduleOf(resource) } : [],
    ),
    ...filters.flatMap(({ values }) =>
      values ? { name: values, from: `./${camelOf(names.singular)}Schema` } : [],
    ),
  ])}
/** What the list of ${names.caption.many} can be narrowed to, in the server's words. */
export const ${camelOf(names.singular)}Filters = defineFilters({
  texts: '${texts}.filters',
  fields: {
    ${all.map(({ entry }) => entry).join('\n')}
  },
});
`;
}

/** The key of a field's condition, as the server and the texts name it. */
export function conditionOf({ source, kind }: Named): string {
  if (kind === 'boolean') return source;
  if (kind === 'date' || kind === 'dateTime') return `${source}_gte`;
  return kind === 'choices' || kind === 'references' ? `${source}_inc_any` : `${source}_eq_any`;
}

function filterOf(field: Named, texts: string): { use: string; entry: string } {
  const { kind, source, resource, values } = field;
  const key = keyOf(conditionOf(field));
  if (kind === 'boolean') return { use: 'flag', entry: `${key}: flag(),` };
  if (resource) return { use: 'references', entry: `${key}: references(${camelOf(resource)}),` };
  if (values) return { use: 'choice', entry: `${key}: choice(${values}, '${texts}.${values}'),` };
  const moments = kind === 'dateTime' ? ', { moments: true }' : '';
  return { use: 'dateRange', entry: `...dateRange(${quoted(source)}${moments}),` };
}

const mostLines = 230;
const mostRecords = 20;

/** The records of the description's file that become fixtures: as many as a file of lines takes. */
export function sampledFixtures({ samples, fields }: Model): readonly Record<string, unknown>[] | undefined {
  const kept = samples?.slice(0, mostRecords).map((record) => {
    return Object.fromEntries(fields.map(({ source }) => [source, record[source] ?? null]));
  });
  const lines = (count: number) => JSON.stringify(kept?.slice(0, count), null, 2).split('\n').length;
  let count = kept?.length ?? 0;
  while (count > 1 && lines(count) > mostLines) count -= 1;
  return kept?.slice(0, count);
}

/** The fixtures of a resource, as an entry of `resources` in `fixtures.ts`: samples of a file, or values made up from the description. */
export function mockEntry(model: Model): string {
  const { names, shown, columns } = model;
  const used = [...new Map([...columns, ...shown].map((field) => [field.source, field])).values()];
  const sampled = sampledFixtures(model);
  const made = sampled ? used.filter(({ resource }) => resource) : used;
  const seeds = made.map((field) => `${keyOf(field.source)}: ${seedOf(field, names.plural)}`);
  if (sampled) seeds.unshift(`...${camelOf(names.plural)}[index]`);
  const tools = ['random', 'index', 'records', 'idOf'].filter((tool) =>
    new RegExp(`\\b${tool}\\b`).test(seeds.join()),
  );
  return `${keyOf(names.plural)}: { count: ${sampled?.length ?? 20}, seed: ({ ${tools.join(', ')} }) => ({ ${seeds.join(', ')} }) },`;
}
