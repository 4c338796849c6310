import type { Field } from './description/field.ts';
import { kebabOf, pluralOf } from './description/words.ts';
import type { Kind } from './kinds.ts';
import type { Names } from './names.ts';

/** The most inputs that a form gets. */
export const mostInputs = 12;

/** Kinds that people type less often than texts, numbers, days and choices; objects get no input unless asked for. */
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

/** Names of values that programs set or compute. */
const machineNames =
  /(^|-)(type|subtype|key|token|hash|slug|html|external|count|total|due|paid|positions?)$|^num-/;

/** Names of what many records have in common. */
const kindNames = /(^|-)(type|status|state|currency|country|language|locale|date)$/;

/** Inputs and fixtures would take the name for a path into an object, or for what every object has: `constructor`. */
export const isPath = (source: string) => /[.[\],'"`\\]/.test(source) || source in {};

/** A person can type it into a form, or choose it. */
export const isTyped = (field: Field) =>
  !field.readOnly && !isPath(field.source) && rankOf(field) > 0 && field.choices?.length !== 1;

/** @throws Error that names the existing fields */
export function fieldNamed(fields: readonly Field[], source: string): Field {
  const found = fields.find((field) => field.source === source);
  if (found !== undefined && !isPath(source)) return found;
  if (found !== undefined)
    throw new Error(`The field '${source}' cannot have an input, because of its name.`);
  throw new Error(
    `There is no field '${source}'. There are: ${fields.map((field) => field.source).join(', ')}`,
  );
}

/** The field that identifies the records themselves: `id`, `gid`, `InvoiceID` of invoices. A nullable one refers to another record. */
export function ownId(fields: readonly Field[], { singular }: Names): Field | undefined {
  const plain = (text: string) => kebabOf(text).replaceAll('-', '');
  const own = ['id', 'gid', 'uuid'].map((id) => plain(singular) + id);
  return ['id', 'gid', 'uid', 'uuid', 'guid', ...own]
    .map((name) => fields.find((field) => plain(field.source) === name && !field.nullable))
    .find((field) => field !== undefined);
}

/** The resource that a field refers to if there is one, and otherwise its probable name. */
export function referredResource(
  resource: string,
  { plural, singular }: Names,
  isKnown: (resource: string) => boolean,
): { found?: string; guess: string } {
  const name = kebabOf(resource);
  const last = name.split('-').at(-1) ?? name;
  if (last === 'parent' || name === singular) return { found: plural, guess: plural };
  return { found: [name, last].map(pluralOf).find(isKnown), guess: pluralOf(name) };
}

/** The field by which records are named: one called name or title, else the first text. */
export function titleOf(fields: readonly Field[], { singular }: Names): Field {
  const typed = fields.filter(isTyped);
  const texts = typed.filter(({ kind }) => kind === 'text');
  const called = (words: RegExp) => texts.find(({ source }) => words.test(kebabOf(source)));
  const title =
    called(new RegExp(`^(${singular}-)?(name|title|titel|label|subject|headline)$`)) ??
    called(/(name|title)$|(^|-)(number|reference)$/) ??
    texts.find(({ source, missing }) => !missing && !kindNames.test(kebabOf(source))) ??
    texts[0] ??
    typed[0];
  if (title === undefined) throw new Error('The description has no field that a person could type.');
  return title;
}

/** The fields that a person would type: required ones first, then by kind, in the order of the description. */
export function pick(fields: readonly Field[], title: Field): Field[] {
  const rank = (field: Field) => {
    const { source, kind, required, missing } = field;
    const isMachine = missing !== undefined || machineNames.test(kebabOf(source));
    const doubt = isMachine && !/reference|choice|date/.test(kind) ? 3 : 0;
    // Answers are full of addresses that nobody types.
    const needed = field === title ? 1000 : required && kind !== 'url' ? 100 : 0;
    return needed + rankOf(field) - doubt;
  };
  const best = fields
    .filter(isTyped)
    .sort((left, right) => rank(right) - rank(left))
    .slice(0, mostInputs);
  return fields.filter((field) => best.includes(field));
}
