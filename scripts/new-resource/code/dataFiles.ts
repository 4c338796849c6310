import { isObject } from '../../openapi/jsonPointer.ts';
import { partsOf } from '../arrange.ts';
import { type Field, isCodes } from '../field.ts';
import type { Model } from '../model.ts';
import type { Named } from '../naming.ts';
import { conditionOf, schemaOf, seedOf } from './fields.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

/** More fields would make a long file; a loose object keeps the others anyway. */
const maxFields = 120;
/** Longer lists of values are wrapped. */
const shortList = 12;

/** The fields with inputs, those of lists too, that have a constant with their choices. */
const choicesOf = ({ shown }: Model) =>
  shown.flatMap((field) => [field, ...(field.fields ?? [])]).filter(({ values }) => values !== '');

/** The schema of a record on the server. Only what the form fills in can be required. */
export function schemaFile(model: Model): string {
  const { shown, others, names } = model;
  const entry = ({ source, required }: Field, schema: string) =>
    `${keyOf(source)}: ${required ? schema : `v.nullish(${schema})`},`;
  const entries = [
    ...shown.map((field) => entry(field, schemaOf(field, field.values))),
    ...others
      .filter(({ source }) => !(source in {}))
      .map((field) => entry({ ...field, required: false }, schemaOf(field))),
  ];
  return `import * as v from 'valibot';
${fileOf(`${choicesOf(model).map(constantOf).join('')}
/** The schema of ${names.caption.many}. */
export const ${names.one}Schema = v.looseObject({
  id: idSchema,
  ${entries.slice(0, maxFields).join('\n')}
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

/** A file of fixtures has at most this many records and lines. */
const maxRecords = 20;
const maxLines = 230;

/** The records of the description's file that become fixtures. */
export function sampledFixtures({ samples, shown, others }: Model) {
  const sources = [...shown, ...others].map(({ source }) => source);
  const keptSamples = samples
    ?.slice(0, maxRecords)
    .map((record) => Object.fromEntries(sources.map((source) => [source, record[source] ?? null])));
  while (
    keptSamples &&
    keptSamples.length > 1 &&
    JSON.stringify(keptSamples, null, 2).split('\n').length > maxLines
  )
    keptSamples.pop();
  return keptSamples;
}

/** The fixtures of a resource, in a file of their own: samples of a file, or generated values. */
export function fixtureFile(model: Model): string {
  const { names, shown, columns } = model;
  const used = [
    ...new Map(
      [...columns.filter(({ path, source }) => path === source), ...shown].map((field) => [
        field.source,
        field,
      ]),
    ).values(),
  ];
  const sampled = sampledFixtures(model);
  const generated = sampled ? used.filter(({ resource }) => resource) : used;
  const seeds = generated.map((field) => `${keyOf(field.source)}: ${seedOf(field, model)}`);
  if (sampled) seeds.unshift('...samples[index]');
  const tools = ['random', 'index', 'records', 'idOf'].filter((tool) =>
    new RegExp(`\\b${tool}\\b`).test(seeds.join()),
  );
  const samples = sampled ? `import samples from './${names.plural}.json';\n` : '';
  return `import type { ResourceFixture } from '@/fixture-api/defineFixtures';
${samples}
/** The ${names.caption.many} of demo and tests. */
export const ${names.all}: ResourceFixture = {
  count: ${sampled?.length ?? 20},
  seed: ({ ${tools.join(', ')} }) => ({ ${seeds.join(', ')} }),
};
`;
}

/**
 * An area's texts with those of the resource.
 * @param all the content of the file
 * @throws Error if the file has such texts already, or is not a JSON object
 */
export function withTexts(all: unknown, path: string, model: Model): string {
  const { plural, all: key, caption } = model.names;
  if (!isObject(all)) throw new Error(`${path} is not a JSON object.`);
  if (key in all) throw new Error(`${path} has a text '${key}' already. Choose another name.`);
  const isLabelled = ({ kind }: Named) => kind !== 'object';
  const fields = [...model.columns, ...model.shown].flatMap((field) => [field, ...(field.fields ?? [])]);
  const labels = fields.filter(isLabelled).map(({ path, label }) => [path, label]);
  const helps = fields.flatMap(({ path, help, kind }) => (help && kind !== 'object' ? [[path, help]] : []));
  const parts = partsOf(model.shown, model.title).map((part) => [part.key, part.name]);
  const conditions = model.filters.map((field) => {
    const condition = field.kind === 'boolean' ? field.label : `${field.label}: %{value}`;
    return [conditionOf(field), { label: field.label, condition }];
  });
  const textsOf = ({ choices = [] }: Named) => choices.map(({ value, label }) => [value, label]);
  const values = choicesOf(model)
    .filter((field) => !isCodes(field) && field.chosenAt === undefined)
    .map((field) => [field.values, Object.fromEntries(textsOf(field))]);
  const ownImports = {
    ...Object.fromEntries(values),
    ...(helps.length > 0 && { help: Object.fromEntries(helps) }),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(conditions.length > 0 && { filters: Object.fromEntries(conditions) }),
  };
  const resource = { name: `${caption.One} |||| ${caption.Many}`, fields: Object.fromEntries(labels) };
  const texts = {
    ...all,
    children: { ...(isObject(all.children) && all.children), [plural]: { caption: caption.Many } },
    resources: { ...(isObject(all.resources) && all.resources), [plural]: resource },
    ...(Object.keys(ownImports).length > 0 && { [key]: ownImports }),
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}
