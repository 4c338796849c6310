import { parseArgs } from 'node:util';
import { attempt } from './new-resource/attempt.ts';
import { readDescription } from './new-resource/description/readDescription.ts';
import type { Description, Field } from './new-resource/field.ts';
import { planResource } from './new-resource/plan.ts';
import { put, tryOut } from './new-resource/stage.ts';
import { takenByNpm } from './new-resource/takenByNpm.ts';
import { namesOf } from './new-resource/words.ts';

/**
 * Starts a CRUD resource in an area: pages, texts, fixtures, a test. The code is first tried out in a copy of the
 * project; on a failure nothing is written.
 */
const usage = `Usage: npm run new:resource <area> <plural> [<singular>] [-- <options>]
  --from <what>     catalogue.yaml#Book, books.csv or books.json
  --fields <names>  the fields of the form, separated by commas
  --title <name>    the field by which a record is named
  --id <name>       the field that identifies a record
  --dry-run         show what would be written, and write nothing`;

const onlyName: Description = { fields: [{ source: 'name', kind: 'text', required: true }] };

const report = (title: string, lines: readonly string[]) =>
  lines.length > 0 && console.info(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
const kindsOf = (fields: readonly Field[]) =>
  fields.map(({ source, kind }) => `${source} (${kind})`).join(', ');

try {
  const text = { type: 'string' } as const;
  const options = {
    from: text,
    fields: text,
    title: text,
    id: text,
    'dry-run': { type: 'boolean' },
  } as const;
  const taken = takenByNpm(Object.keys(options), process.env);
  if (taken.length > 0)
    throw new Error(`npm has taken ${taken.join(', ')}: options go after a '--' of its own.\n${usage}`);
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [area, plural, singular] = positionals;
  if (area === undefined || plural === undefined || positionals.length > 3) throw new Error(usage);
  const { from, title, id, 'dry-run': isDry = false } = values;
  const fields = values.fields?.split(',').map((name) => name.trim());
  const description = from === undefined ? onlyName : await readDescription(from);
  const names = namesOf(plural, singular);
  const planned = (without: ReadonlyMap<string, string>) =>
    planResource('.', area, names, description, { fields, title, id, without });
  if (!isDry) console.info('Trying it out in a copy of the project; this takes about a minute.');
  const { files, model } = isDry ? planned(new Map()) : await attempt(planned, tryOut, console.info);
  if (!isDry) put('.', files);
  const { shown, filters, title: named, unclear } = model;
  const changes = [...files].map(([path, content]) => (content === undefined ? `${path} (deleted)` : path));
  report(isDry ? 'Would be written' : 'Written', changes);
  report('Fields', [
    `of one ${names.caption.one}, of many ${names.caption.many}${singular ? '' : ' (a third argument names the singular)'}`,
    `in the form: ${kindsOf(shown)}`,
    `to filter by: ${kindsOf(filters) || 'the search alone'}`,
    `as the name: ${named.source}`,
  ]);
  report('Please check', unclear);
  console.info(`The texts are English in every language: translate them in i18n/*/${area}.json.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
