import { isObject } from '../../openapi/jsonPointer.ts';
import { isCodes } from '../field.ts';
import type { Model } from '../model.ts';
import { conditionOf, seedOf } from './fields.ts';
import { partsOf } from './pages.ts';
import { choicesOf } from './schemaFiles.ts';
import { keyOf } from './source.ts';

/** A file of fixtures has at most this many records and lines. */
const mostRecords = 20;
const mostLines = 230;

/** The records of the description's file that become fixtures. */
export function sampledFixtures({ samples, shown, others }: Model) {
  const sources = [...shown, ...others].map(({ source }) => source);
  const kept = samples
    ?.slice(0, mostRecords)
    .map((record) => Object.fromEntries(sources.map((source) => [source, record[source] ?? null])));
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

/**
 * An area's texts with those of the resource.
 * @param all the content of the file
 * @throws Error if the file has such texts already, or is not a JSON object
 */
export function withTexts(all: unknown, path: string, model: Model): string {
  const { plural, all: key, caption } = model.names;
  if (!isObject(all)) throw new Error(`${path} is not a JSON object.`);
  if (key in all) throw new Error(`${path} has a text '${key}' already. Choose another name.`);
  const labels = [...model.columns, ...model.shown].flatMap(({ source, label, fields = [] }) => [
    [source, label],
    ...fields.map((each) => [`${source}.${each.source}`, each.label]),
  ]);
  const parts = partsOf(model).map((part) => [part.key, part.name]);
  const conditions = model.filters.map((field) => {
    const condition = field.kind === 'boolean' ? field.label : `${field.label}: %{value}`;
    return [conditionOf(field), { label: field.label, condition }];
  });
  const values = choicesOf(model)
    .filter((field) => !isCodes(field))
    .map(({ values, choices = [] }) => [
      values,
      Object.fromEntries(choices.map(({ value, label }) => [value, label])),
    ]);
  const own = {
    ...Object.fromEntries(values),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(conditions.length > 0 && { filters: Object.fromEntries(conditions) }),
  };
  const resource = { name: `${caption.One} |||| ${caption.Many}`, fields: Object.fromEntries(labels) };
  const texts = {
    ...all,
    children: { ...(isObject(all.children) && all.children), [plural]: { caption: caption.Many } },
    resources: { ...(isObject(all.resources) && all.resources), [plural]: resource },
    ...(Object.keys(own).length > 0 && { [key]: own }),
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}
