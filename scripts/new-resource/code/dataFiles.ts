import { camelOf } from '../description/words.ts';
import { isMany } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { schemaOf, seedOf } from './fieldCode.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

/** More fields would make a long file; a loose object keeps the others anyway. */
const mostFields = 120;
/** Longer lists of values are wrapped. */
const shortList = 12;

/** The schema of a record on the server. Only what the form fills in can be required. */
export function schemaFile({ fields, shown, names }: Model): string {
  const constants = [...shown, ...shown.flatMap((field) => field.fields ?? [])].filter(
    ({ values }) => values !== '',
  );
  const others = fields
    .filter(({ source }) => !shown.some((field) => field.source === source) && !(source in {}))
    .map((field) => ({ ...field, label: '', values: '', fields: [], required: false }));
  const entries = [...shown, ...others].map((field) => {
    const schema = schemaOf(field);
    return `${keyOf(field.source)}: ${field.required ? schema : `v.nullish(${schema})`},`;
  });
  return `import * as v from 'valibot';
${fileOf(`${constants.map(constantOf).join('')}
/** The schema of ${names.caption.many}. */
export const ${names.one}Schema = v.looseObject({
  id: idSchema,
  ${entries.slice(0, mostFields).join('\n')}
});
`)}`;
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
  return fileOf(`/** How ${names.caption.many} are named in questions, lists, filters and pickers. */
export const ${names.all} = defineReference({
  resource: '${id}',
  name: (record) => String(${title.required ? value : `${value} ?? record.id`}),
});
`);
}

/** The filters of the list. */
export function filtersFile({ names, filters, texts, modules }: Model): string {
  return fileOf(
    `/** The filters of ${names.caption.many}, named as on the server. */
export const ${names.one}Filters = defineFilters({
  texts: '${texts}.filters',
  fields: {
    ${filters.map((field) => filterOf(field, texts)).join('\n')}
  },
});
`,
    modules,
  );
}

/** The key of a field's condition, as the server and the texts name it. */
export function conditionOf({ source, kind }: Named): string {
  if (kind === 'boolean') return source;
  if (kind === 'date' || kind === 'dateTime') return `${source}_gte`;
  return isMany(kind) ? `${source}_inc_any` : `${source}_eq_any`;
}

function filterOf(field: Named, texts: string): string {
  const { kind, source, resource, values } = field;
  const key = keyOf(conditionOf(field));
  if (kind === 'boolean') return `${key}: flag(),`;
  if (resource) return `${key}: references(${camelOf(resource)}),`;
  if (values) return `${key}: choice(${values}, '${texts}.${values}'),`;
  return `...dateRange(${quoted(source)}${kind === 'dateTime' ? ', { moments: true }' : ''}),`;
}

/** A file of fixtures has at most this many records and lines. */
const mostRecords = 20;
const mostLines = 230;

/** The records of the description's file that become fixtures. */
export function sampledFixtures({ samples, fields }: Model): readonly Record<string, unknown>[] | undefined {
  const kept = samples?.slice(0, mostRecords).map((record) => {
    return Object.fromEntries(fields.map(({ source }) => [source, record[source] ?? null]));
  });
  while (kept && kept.length > 1 && JSON.stringify(kept, null, 2).split('\n').length > mostLines) kept.pop();
  return kept;
}

/** The fixtures of a resource as an entry of `resources` in `fixtures.ts`: samples of a file, or generated values. */
export function fixtureEntry(model: Model): string {
  const { names, shown, columns } = model;
  const used = [...new Map([...columns, ...shown].map((field) => [field.source, field])).values()];
  const sampled = sampledFixtures(model);
  const generated = sampled ? used.filter(({ resource }) => resource) : used;
  const seeds = generated.map((field) => `${keyOf(field.source)}: ${seedOf(field, model)}`);
  if (sampled) seeds.unshift(`...${names.all}[index]`);
  const tools = ['random', 'index', 'records', 'idOf'].filter((tool) =>
    new RegExp(`\\b${tool}\\b`).test(seeds.join()),
  );
  return `${keyOf(names.plural)}: { count: ${sampled?.length ?? 20}, seed: ({ ${tools.join(', ')} }) => ({ ${seeds.join(', ')} }) },`;
}
