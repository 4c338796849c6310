import type { Field } from './description/field.ts';
import { isAddress, kebabOf, pluralOf, referredTo } from './description/words.ts';
import type { Kind } from './kinds.ts';
import type { Names } from './names.ts';

/** A form has at most so many inputs. */
export const mostInputs = 12;

/** What a person types less gladly than texts, numbers, days and choices; objects have no input unless somebody asks for it. */
const ranks: Partial<Record<Kind, number>> = {
  choices: 5,
  words: 5,
  url: 4,
  time: 4,
  image: 3,
  file: 3,
  json: 0,
};
const rankOf = ({ kind }: Field) => ranks[kind] ?? 6;

/** What programs write or work out. */
const machineNames =
  /(^|-)(type|subtype|key|token|hash|slug|html|external|count|total|due|paid|positions?)$|^num-/;

/** A path to inputs and fixtures: names with these signs would lead into objects that are not there. */
export const isPath = (source: string) => /[.[\],'"`\\]|^__proto__$/.test(source);

/** A person can type it into a form. */
export const isTyped = (field: Field) => !field.readOnly && !isPath(field.source) && rankOf(field) > 0;

/** @throws Error that names the fields there are */
export function fieldNamed(fields: readonly Field[], source: string): Field {
  const found = fields.find((field) => field.source === source);
  if (found !== undefined && !isPath(source)) return found;
  if (found !== undefined)
    throw new Error(`The field '${source}' can have no input: inputs take its name for a path.`);
  throw new Error(
    `There is no field '${source}'. There are: ${fields.map((field) => field.source).join(', ')}`,
  );
}

/** The field that identifies the records themselves: `id`, `gid`, `InvoiceID` of invoices. One that may be null refers to another record. */
export function ownId(fields: readonly Field[], { singular }: Names): Field | undefined {
  const plain = (text: string) => kebabOf(text).replaceAll('-', '');
  const usual = [
    'id',
    'gid',
    'uid',
    'uuid',
    'guid',
    ...['id', 'gid', 'uuid'].map((id) => plain(singular) + id),
  ];
  return usual
    .flatMap((name) => fields.filter((field) => plain(field.source) === name && !field.nullable))
    .at(0);
}

/** The resource that a field refers to, if there is one, and otherwise what it would be called. */
export function referredResource(
  { resource = '' }: Field,
  { plural, singular }: Names,
  isKnown: (resource: string) => boolean,
): { found?: string; guess: string } {
  const name = kebabOf(resource);
  const last = name.split('-').at(-1) ?? name;
  if (last === 'parent' || name === singular) return { found: plural, guess: plural };
  return { found: [name, last].map(pluralOf).find(isKnown), guess: pluralOf(name) };
}

/** The field by which a record is named: by its own name, else the first text. */
export function titleOf(fields: readonly Field[], { singular }: Names): Field {
  const typed = fields.filter(isTyped);
  const texts = typed.filter(({ kind }) => kind === 'text');
  const called = (words: RegExp) => texts.find(({ source }) => words.test(kebabOf(source)));
  const title =
    called(new RegExp(`^(${singular}-)?(name|title|label|subject|headline)$`)) ??
    called(/(^|-)(name|title|number)$/) ??
    texts.find(({ source }) => referredTo(source) === undefined && !isAddress(source)) ??
    texts[0] ??
    typed[0];
  if (title === undefined) throw new Error('The description has no field that a person could type.');
  return title;
}

/** The fields that a person would type: what is required first, then by kind, in the order of the description. */
export function pick(fields: readonly Field[], title: Field): Field[] {
  const rank = (field: Field) => {
    const { source, kind, choices, required } = field;
    const isMachine = referredTo(source) !== undefined || machineNames.test(kebabOf(source));
    const doubt = isMachine && !/reference|choice|date/.test(kind) ? 3 : 0;
    const needed = field === title ? 1000 : required ? 100 : 0;
    return needed + rankOf(field) - doubt - (choices?.length === 1 ? 5 : 0);
  };
  const best = fields
    .filter(isTyped)
    .sort((left, right) => rank(right) - rank(left))
    .slice(0, mostInputs);
  return fields.filter((field) => best.includes(field));
}

/** Says which fields have no input, and why. */
export function withoutInput(fields: readonly Field[]): string[] {
  const why: [string, (field: Field) => boolean][] = [
    ['because inputs would take their names for paths', ({ source }) => isPath(source)],
    ['because they are objects', ({ source, kind }) => kind === 'json' && !isPath(source)],
    [`because a form has at most ${mostInputs} (--fields)`, isTyped],
  ];
  return why.flatMap(([reason, is]) => {
    const names = fields.filter((field) => !field.readOnly && is(field)).map(({ source }) => source);
    return names.length > 0 ? [`Without an input, ${reason}: ${names.join(', ')}`] : [];
  });
}
