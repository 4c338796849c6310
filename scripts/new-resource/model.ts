import {
  fieldNamed,
  isPath,
  isTyped,
  mostInputs,
  ownId,
  pick,
  referredResource,
  titleOf,
  withoutInput,
} from './choose.ts';
import type { Description, Field } from './description/field.ts';
import { camelOf, labelOf, pluralOf } from './description/words.ts';
import type { Kind } from './kinds.ts';
import type { Names } from './names.ts';

/** A field with the names that code and texts have for it. */
export interface Named extends Field {
  readonly label: string;
  /** The constant with its values, as its schema names them, and their key among the texts: `formats`; empty without choices. */
  readonly values: string;
  readonly fields?: readonly Named[];
}

/** Where the resource is. */
interface Place {
  readonly names: Names;
  /** The name for react-admin, which is its path: `catalogue/books`. */
  readonly id: string;
  /** The key of the resource's texts: `areas.catalogue.books`. */
  readonly texts: string;
  /** The module that says how the records of a resource are named; empty where nothing does. */
  readonly moduleOf: (resource: string) => string;
}

/** What a resource's code is written from. */
export interface Model extends Place {
  /** All fields but the record's own id. */
  readonly fields: readonly Field[];
  /** Those with an input, in the order of the form. */
  readonly shown: readonly Named[];
  /** Those of the list, the title first. */
  readonly columns: readonly Named[];
  readonly filters: readonly Named[];
  /** The field by which records are named and sorted. */
  readonly title: Named;
  readonly samples?: Description['samples'];
  /** What could not be told, or should be known. */
  readonly unclear: readonly string[];
}

/** What somebody says about the fields: their names. */
export interface Wishes {
  readonly fields?: readonly string[];
  readonly title?: string;
  readonly id?: string;
}

const mostFilters = 4;
const filtered: readonly Kind[] = [
  'choice',
  'choices',
  'reference',
  'references',
  'date',
  'dateTime',
  'boolean',
];
const wide: readonly Kind[] = ['longText', 'json', 'list', 'file'];
const readable: readonly Kind[] = ['date', 'dateTime', 'integer', 'number'];

/** Names in the code that no constant of a field may have. */
const reserved = ['choice', 'choices', 'dateRange', 'flag', 'references', 'records', 'translate', 'fields'];

/**
 * Chooses what of a description becomes a form: at most twelve fields that a person would type, at most four filters.
 * @throws Error when a wish names a field that there is not, or nothing can be shown
 */
export function modelOf(description: Description, place: Place, wishes: Wishes): Model {
  const { fields: given, unclear: asked, samples } = description;
  const { names } = place;
  const own = wishes.id === undefined ? ownId(given, names) : fieldNamed(given, wishes.id);
  const referred = (field: Field) =>
    referredResource(field, names, (resource) => place.moduleOf(resource) !== '');
  const refer = (field: Field): Field => {
    const { resource, ...plain } = { ...field, fields: field.fields?.map(refer) };
    const { found } = referred(field);
    if (resource === undefined || found === undefined) return plain;
    const isMany = field.kind === 'words' || field.kind === 'json';
    return { ...plain, kind: isMany ? 'references' : 'reference', resource: found };
  };
  const fields = given.filter((field) => field !== own && field.source !== 'id').map(refer);
  const title = wishes.title === undefined ? titleOf(fields, names) : fieldNamed(fields, wishes.title);
  const wanted = wishes.fields?.map((source) => fieldNamed(fields, source));
  const picked = wanted ?? pick(fields, title);
  const chosen = wanted || title.readOnly ? picked : [title, ...picked.filter((field) => field !== title)];
  const others = fields.filter((field) => !chosen.includes(field));
  const name = nameFields(names);
  const shown = chosen.map(name);
  const head = shown.find(({ source }) => source === title.source) ?? name(title);
  const isKept = ({ readOnly, source, kind }: Field) =>
    readOnly && source !== title.source && !isPath(source) && readable.includes(kind);
  const columns = [
    head,
    // Addresses are long: they come last.
    ...shown
      .filter((field) => field !== head && !wide.includes(field.kind))
      .sort((left, right) => Number(left.kind === 'url') - Number(right.kind === 'url')),
    ...others.filter(isKept).map(name),
  ].slice(0, mostInputs);
  const filters = shown
    .filter(({ kind, choices = [] }) => filtered.includes(kind) && choices.length <= mostInputs)
    .sort((left, right) => filtered.indexOf(left.kind) - filtered.indexOf(right.kind))
    .slice(0, mostFilters);
  const kept = given.filter(({ readOnly }) => readOnly).map(({ source }) => `${source}: `);
  const unclear = [
    ...asked.filter((line) => !kept.some((start) => line.startsWith(start))),
    ...(own && own.source !== 'id'
      ? [`${own.source}: taken for the record's id, which the server sends as \`id\``]
      : []),
    ...given
      .filter(({ source }) => chosen.some((field) => field.source === source))
      .flatMap((field) => toldReference(field, referred(field))),
    ...withoutInput(others),
  ];
  return { ...place, fields, shown, columns, filters, title: head, samples, unclear };
}

function toldReference(
  { source, resource, kind }: Field,
  { found, guess }: ReturnType<typeof referredResource>,
): string[] {
  if (resource === undefined) return [];
  if (found !== undefined)
    return /parent/i.test(source) ? [`${source}: taken for another of the ${found}`] : [];
  const input = kind === 'words' ? 'chips' : `a ${kind === 'text' ? kind : 'number'}`;
  return [`${source}: refers to ${guess}, which this area does not have as a resource: ${input} for now`];
}

/** Gives fields labels and constants that no other one of the resource has. */
function nameFields({ plural }: Names): (field: Field) => Named {
  const constants = new Set([...reserved, camelOf(plural)]);
  const free = (taken: Set<string>, base: string, gap = '') => {
    let found = base;
    for (let count = 2; taken.has(found); count += 1) found = `${base}${gap}${count}`;
    taken.add(found);
    return found;
  };
  const name = (field: Field, labels: Set<string>, within = ''): Named => {
    const id = camelOf(`${within} ${field.source}`.trim());
    const values = field.kind === 'choices' || id.endsWith('s') ? `${id}Values` : pluralOf(id);
    const inner = new Set<string>();
    return {
      ...field,
      label: free(labels, labelOf(field), ' '),
      values: field.choices ? free(constants, constants.has(values) ? `${id}Values` : values) : '',
      fields: field.fields
        ?.filter((each) => isTyped(each) && each.kind !== 'list' && each.source !== 'id')
        .slice(0, mostInputs / 2)
        .map((each) => name(each, inner, field.source)),
    };
  };
  const labels = new Set<string>();
  return (field) => name(field, labels);
}
