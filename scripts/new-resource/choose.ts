import type { Field, Kind, ModuleOf } from './field.ts';
import { means } from './meanings.ts';
import { kebabOf, type Names, pluralOf } from './words.ts';

/** The most inputs that a form gets. */
const maxInputs = 24;
/** With this many inputs a form gets no others that people rarely fill. */
const defaultInputs = 12;
/** The inputs of an entry, or of an object. */
export const maxOfEntry = 6;
/** An address or a contact is whole. */
export const maxOfObject = 10;

/** How much room a field takes in a form, in inputs. */
const roomOf = ({ kind, fields = [] }: Field) =>
  kind === 'object' ? Math.ceil(Math.min(fields.length, maxOfObject) / 2) : 1;

/** Kinds that people type less often than texts, numbers, days and choices; JSON gets no input unless asked for. */
const ranks: Partial<Record<Kind, number>> = {
  money: 6.5,
  ...{ choice: 7, boolean: 5.6, integer: 5.5, number: 5.5, object: 5.8, choices: 5, words: 5, url: 5 },
  ...{ time: 4, json: 0 },
};
const rankOf = ({ kind, source }: Field) => (/homepage|website/i.test(source) ? 6 : (ranks[kind] ?? 6));

/** The third and later of numbered fields, such as `address3`, and fax numbers: most records leave them empty. */
const isOftenEmpty = (source: string) => /[a-z]{3}[3-9]$|fax/i.test(source);

/** Inputs and fixtures would take the name for a path into an object, or for what every object has: `constructor`. */
export const isPath = (source: string) => /[.[\],'"`\\]/.test(source) || source in {};

/** A person can type it into a form, or choose it. */
export const isTyped = (field: Field) =>
  !field.readOnly && !isPath(field.source) && rankOf(field) > 0 && field.choices?.length !== 1;

/** @throws Error that names the existing fields */
export function fieldNamed(fields: readonly Field[], source: string): Field {
  const field = fields.find((field) => field.source === source && !isPath(source));
  const all = fields.map((field) => field.source).join(', ');
  if (field === undefined) throw new Error(`There is no field '${source}' for an input. There are: ${all}`);
  return field;
}

/** The field that identifies the records themselves: `id`, `gid`, `InvoiceID` of invoices. A nullable one refers to another record. */
export function ownId(fields: readonly Field[], { singular }: Names): Field | undefined {
  const normalized = (text: string) => kebabOf(text).replaceAll('-', '');
  const ownNames = ['id', 'gid', 'uuid'].map((id) => normalized(singular) + id);
  const called = ['id', 'gid', 'pk', 'uid', 'uuid', 'guid', ...ownNames]
    .map((name) => fields.find((field) => normalized(field.source) === name && !field.nullable))
    .find((field) => field !== undefined);
  // `lago_id`, described as 'Unique identifier of the coupon'.
  const isDescribed = ({ source, help = '', required }: Field) =>
    required &&
    /[_-]id$|Id$/.test(source) &&
    new RegExp(`\\b(id|identifier) (of|for) (the|this|an?) ${singular.replaceAll('-', ' ')}\\b`, 'i').test(
      help,
    );
  return called ?? fields.find(isDescribed);
}

/** What makes another record of the same kind of one: `parent`, `previous`. */
const relation =
  /^(parent|previous|next|original|main|related|linked|duplicate|replaced|successor|predecessor)-/;

/** The field as one that refers to a resource if there is such a resource, and otherwise as a plain one with a note. */
export function referring(field: Field, names: Names, moduleOf: ModuleOf): Field {
  const fields = field.fields?.map((each) => referring(each, names, moduleOf));
  if (field.resource === undefined) return { ...field, fields };
  const name = kebabOf(field.resource);
  const last = name.split('-').at(-1) ?? name;
  // A group of objects is no group of people, and a recurring expense no expense.
  const isKnown = (each: string) => {
    const module = moduleOf(each);
    if (module === undefined || each === pluralOf(name)) return module !== undefined;
    if (each === names.plural) return relation.test(name);
    return (
      !module.startsWith('@/people/') || /^(user|member|owner|editor|person|people|assigned)-/.test(name)
    );
  };
  const knownResource = [name, last].map(pluralOf).find(isKnown);
  const resource = last === 'parent' || name === names.singular ? names.plural : knownResource;
  if (resource === undefined && means(name, 'codeElsewhere'))
    return { ...field, resource, rare: field.rare || means(name, 'machine') };
  const note = `refers to ${pluralOf(name)}, which this area does not have`;
  if (resource === undefined) return { ...field, resource, rare: true, note };
  return { ...field, kind: ['words', 'json'].includes(field.kind) ? 'references' : 'reference', resource };
}

/** The field by which records are named: one called name or title, else the first text. */
export function titleOf(fields: readonly Field[], { singular }: Names): Field {
  const typedFields = fields.filter(isTyped);
  const texts = typedFields.filter(({ kind }) => kind === 'text');
  const called = (words: RegExp, required = false) =>
    texts.find((field) => words.test(kebabOf(field.source)) && (field.required || !required));
  const title =
    called(new RegExp(`^(${singular}-)?(name|title|titel|label|subject|headline)$`)) ??
    called(/(^|-)(name|title)(-|$)/, true) ??
    called(/(name|title)$|(^|-)(number|reference)$/) ??
    called(new RegExp(`^(${singular}-)?(code|key|sku)$`)) ??
    texts.find(({ source, rare }) => !rare && !means(source, 'common') && !means(source, 'custom')) ??
    texts[0] ??
    typedFields[0];
  if (title === undefined) throw new Error('The description has no field that a person could type.');
  return title;
}

/** The fields that a person would type, in the order of the description: required ones first, then by kind. */
export function pick(fields: readonly Field[], title: Field): Field[] {
  // Answers are full of addresses that nobody types.
  const isNeeded = (field: Field) => field === title || (field.required && field.kind !== 'url');
  const isRare = ({ rare, source, kind }: Field) =>
    rare ||
    isOftenEmpty(source) ||
    means(source, 'custom') ||
    (means(source, 'machine') && !/choice|date/.test(kind));
  const rank = (field: Field) =>
    (field === title ? 1000 : isNeeded(field) ? 100 : 0) +
    (means(field.source, 'active') ? 7 : rankOf(field)) -
    (isRare(field) ? 3 : 0);
  const picked: Field[] = [];
  let room = 0;
  for (const field of fields.filter(isTyped).sort((a, b) => rank(b) - rank(a))) {
    const limit = isRare(field) && !isNeeded(field) ? defaultInputs : maxInputs;
    if (room + roomOf(field) > limit) continue;
    picked.push(field);
    room += roomOf(field);
  }
  return fields.filter((field) => picked.includes(field));
}
