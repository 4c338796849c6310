import { fieldNamed, isPath, isTyped, mostInputs, ownId, pick, referredResource, titleOf } from './choose.ts';
import type { Description, Field } from './description/field.ts';
import { camelOf, kebabOf, labelOf } from './description/words.ts';
import type { Kind } from './kinds.ts';
import type { Names } from './names.ts';

/** A field with its names in code and texts. */
export interface Named extends Field {
  readonly label: string;
  /** The constant with its choices, which is also their key among the texts: `formatValues`; empty without choices. */
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
}

/** What the code of a resource is generated from. */
export interface Model extends Place {
  /** All fields but the record's own id and version. */
  readonly fields: readonly Field[];
  /** The fields with an input, in the order of the form. */
  readonly shown: readonly Named[];
  /** Required fields with one possible value, which new records have. */
  readonly fixed: readonly Field[];
  /** The columns of the list, the title first. */
  readonly columns: readonly Named[];
  readonly filters: readonly Named[];
  /** The field by which records are named and sorted. */
  readonly title: Named;
  readonly samples?: Description['samples'];
  /** The modules of the names in code: choices, references, filters. */
  readonly modules: Readonly<Record<string, string>>;
  /** What could not be inferred, or should be known. */
  readonly unclear: readonly string[];
}

/** Names of fields that the caller chooses. */
export interface Wishes {
  readonly fields?: readonly string[];
  readonly title?: string;
  readonly id?: string;
}

const mostFilters = 4;
const filtered: readonly Kind[] = [
  ...(['choice', 'choices', 'reference', 'references', 'date', 'dateTime', 'boolean'] as const),
];
const wide: readonly Kind[] = ['longText', 'json', 'list', 'file'];
const readable: readonly Kind[] = ['date', 'dateTime', 'integer', 'number'];

/**
 * Chooses what of a description becomes a form: at most twelve fields that a person would type, at most four filters.
 * @param moduleOf the module with the reference of a resource; undefined if there is none
 * @throws Error if a wish names an unknown field, or no field can be shown
 */
export function modelOf(
  description: Description,
  place: Place,
  wishes: Wishes,
  moduleOf: (resource: string) => string | undefined,
): Model {
  const { fields: given, samples } = description;
  const { names } = place;
  const own = wishes.id === undefined ? ownId(given, names) : fieldNamed(given, wishes.id);
  const unclear = description.unclear.filter(
    (line) => !given.some(({ source, readOnly }) => readOnly && line.startsWith(`${source}: `)),
  );
  if (own && own.source !== 'id')
    unclear.push(`${own.source}: taken for the record's id, which the server sends as \`id\``);
  const refer = (field: Field): Field => {
    const { resource, ...plain } = { ...field, fields: field.fields?.map(refer) };
    if (resource === undefined) return plain;
    const { found, guess } = referredResource(resource, names, (each) => moduleOf(each) !== undefined);
    const isMany = field.kind === 'words' || field.kind === 'json';
    if (found) return { ...plain, kind: isMany ? 'references' : 'reference', resource: found };
    return { ...plain, missing: guess };
  };
  const fields = given.filter((field) => field !== own && !/^(id|version)$/.test(field.source)).map(refer);
  const title = wishes.title === undefined ? titleOf(fields, names) : fieldNamed(fields, wishes.title);
  const wanted = wishes.fields?.map((source) => fieldNamed(fields, source));
  const picked = wanted ?? pick(fields, title);
  const chosen = wanted || title.readOnly ? picked : [title, ...picked.filter((field) => field !== title)];
  const others = fields.filter((field) => !chosen.includes(field));
  for (const { source, missing } of chosen.filter((field) => field.missing))
    unclear.push(`${source}: refers to ${missing}, which this area does not have; a plain input for now`);
  const without = others.filter(({ readOnly }) => !readOnly);
  const list = (named: readonly Field[]) => named.map(({ source }) => source).join(', ');
  if (without.length > 0) unclear.push(`Without an input (--fields names others): ${list(without)}`);
  const fixed = without.filter(({ required, choices }) => required && choices?.length === 1);
  const needed = without.filter((field) => field.required && !fixed.includes(field));
  if (needed.length > 0) unclear.push(`Required, but without an input: ${list(needed)}`);
  const name = nameFields();
  // Each sample has a name; another value that all samples have may be empty elsewhere.
  const isNamed = samples !== undefined && !title.nullable;
  const shown = chosen.map((field) =>
    name(isNamed && field === title ? { ...field, required: true } : field),
  );
  const head = shown.find(({ source }) => source === title.source) ?? name(title);
  // URLs are long, so they come last.
  const isLast = ({ kind }: Field) => Number(kind === 'url');
  const narrow = shown.filter(
    ({ kind, writeOnly, source }) => source !== head.source && !writeOnly && !wide.includes(kind),
  );
  const kept = others.filter(
    ({ readOnly, source, kind }) =>
      readOnly && source !== title.source && !isPath(source) && readable.includes(kind),
  );
  const columns = [
    head,
    ...narrow.sort((left, right) => isLast(left) - isLast(right)),
    ...kept.map(name),
  ].slice(0, mostInputs);
  const filters = shown
    .filter(({ kind, choices = [] }) => filtered.includes(kind) && choices.length <= mostInputs)
    .sort((left, right) => filtered.indexOf(left.kind) - filtered.indexOf(right.kind))
    .slice(0, mostFilters);
  const named = [...shown, ...shown.flatMap((field) => field.fields ?? []), ...columns];
  const modules = Object.fromEntries([
    ...named.map(({ values }) => [values, `./${names.one}Schema`]),
    ...named.map(({ resource = '' }) => [camelOf(resource), moduleOf(resource)]),
    [names.all, './references'],
    [`${names.one}Filters`, `./${names.one}Filters`],
    [`${names.component}Inputs`, `./${names.component}Inputs`],
  ]);
  return { ...place, fields, shown, fixed, columns, filters, title: head, samples, modules, unclear };
}

/** Gives fields labels and constants that are unique in the resource. */
function nameFields(): (field: Field) => Named {
  const constants = new Set<string>();
  const free = (taken: Set<string>, base: string, gap = '') => {
    let found = base;
    for (let count = 2; taken.has(found); count += 1) found = `${base}${gap}${count}`;
    taken.add(found);
    return found;
  };
  const name = (field: Field, labels: Set<string>, within: readonly string[] = []): Named => {
    const path = [...within, field.source];
    const entries = field.fields?.filter(
      (each) =>
        isTyped(each) && (each.required || !each.missing) && each.kind !== 'list' && each.source !== 'id',
    );
    const inner = new Set<string>();
    return {
      ...field,
      label: free(labels, labelOf(field), ' '),
      values: field.choices ? free(constants, `${camelOf(path.map(kebabOf).join('-'))}Values`) : '',
      fields: entries?.slice(0, mostInputs / 2).map((each) => name(each, inner, path)),
    };
  };
  const labels = new Set<string>();
  return (field) => name(field, labels);
}
