import type { Field } from '../field.ts';
import type { Model, Named } from '../model.ts';
import { schemaOf } from './fields.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

/** More fields would make a long file; a loose object keeps the others anyway. */
const mostFields = 120;
/** Longer lists of values are wrapped. */
const shortList = 12;

/** The fields with inputs, those of lists too, that have a constant with their choices. */
export const choicesOf = ({ shown }: Model) =>
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
