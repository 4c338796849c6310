import { fieldNamed, isPath, isTyped, maxInputs, ownId, pick, referring, titleOf } from './choose.ts';
import { type Description, type Field, isFigure, type Kind, type ModuleOf } from './field.ts';
import { camelOf, labelOf, type Names, referredTo } from './words.ts';

/** A field with its names in code and texts. */
export interface Named extends Field {
  readonly label: string;
  /** The constant with its choices, which is also their key among the texts: `formatValues`; empty without choices. */
  readonly values: string;
  readonly fields?: readonly Named[];
}

/** Where the resource is: its name for react-admin (`catalogue/books`), the key of its texts (`areas.catalogue.books`). */
interface Place {
  readonly names: Names;
  readonly id: string;
  readonly texts: string;
}

/** Names of fields that the caller chooses. */
export interface Wishes {
  readonly fields?: readonly string[];
  readonly title?: string;
  readonly id?: string;
}

/** What the code of a resource is generated from. */
export type Model = ReturnType<typeof modelOf>;

const maxFilters = 4;
/** Kinds with a filter, the most useful first. */
const filtered: readonly string[] = 'choice choices reference references date dateTime boolean'.split(' ');

/**
 * Chooses what of a description becomes a form: at most twelve fields that a person would type, at most four filters.
 * @throws Error if a wish names an unknown field, or no field can be shown
 */
export function modelOf(
  { fields: givenFields, samples }: Description,
  place: Place,
  wishes: Wishes,
  moduleOf: ModuleOf,
) {
  const { names } = place;
  const ownIdField = wishes.id === undefined ? ownId(givenFields, names) : fieldNamed(givenFields, wishes.id);
  const fields = givenFields
    .filter((field) => field !== ownIdField && !/^(id|version)$/.test(field.source))
    .map((field) => referring(field, names, moduleOf));
  const head = wishes.title === undefined ? titleOf(fields, names) : fieldNamed(fields, wishes.title);
  const pickedFields = wishes.fields?.map((source) => fieldNamed(fields, source)) ?? pick(fields, head);
  const startsWithHead = wishes.fields === undefined && !head.readOnly;
  const chosenFields = startsWithHead
    ? [head, ...pickedFields.filter((field) => field !== head)]
    : pickedFields;
  const otherFields = fields.filter((field) => !chosenFields.includes(field));
  const writableFields = otherFields.filter(({ readOnly }) => !readOnly);
  const fixed = writableFields.filter(({ required, choices }) => required && choices?.length === 1);
  const requiredFields = writableFields.filter((field) => field.required && !fixed.includes(field));

  const name = naming();
  // Each sample has a name; another value that all samples have may be empty elsewhere.
  const isNamed = (field: Field) => samples !== undefined && field === head && !head.nullable;
  const shown = chosenFields.map((field) => name(isNamed(field) ? { ...field, required: true } : field));
  const title = shown.find(({ source }) => source === head.source) ?? name(head);
  const narrow = shown.filter(
    (field) => field !== title && !field.writeOnly && !/longText|json|list|url/.test(field.kind),
  );
  const isKept = ({ source, readOnly, kind }: Field) =>
    readOnly && !isPath(source) && /^date|^integer|^number/.test(kind);
  const keptFields = otherFields.filter((field) => field !== head && isKept(field));
  const columns = [...narrow, ...keptFields.map(name)]
    // Figures are aligned right: a text after them would be too close.
    .sort((a, b) => Number(isFigure(a)) - Number(isFigure(b)));
  const filters = shown
    .filter(({ kind, choices = [] }) => filtered.includes(kind) && choices.length <= maxInputs)
    .sort((a, b) => filtered.indexOf(a.kind) - filtered.indexOf(b.kind))
    .slice(0, maxFilters);

  const list = (what: string, sources: readonly Field[]) =>
    sources.length > 0 ? [`${what}: ${sources.map(({ source }) => source).join(', ')}`] : [];
  const unclearFields = [
    ...[...chosenFields, ...writableFields].flatMap(({ source, note }) =>
      note ? [`${source}: ${note}`] : [],
    ),
    ...(ownIdField && ownIdField.source !== 'id'
      ? [`${ownIdField.source}: taken for the record's id, which the server sends as \`id\``]
      : []),
    ...list('Without an input (--fields names others)', writableFields),
    ...list('Required, but without an input', requiredFields),
    ...(samples ? ['The fixtures are records of the file; none may be secret'] : []),
  ];
  const named = [...shown, ...shown.flatMap((field) => field.fields ?? []), ...columns];
  /** The modules of the names in code: choices, references, inputs. */
  const modules: Readonly<Record<string, string>> = Object.fromEntries([
    ...named.map(({ values }) => [values, `./${names.one}Schema`]),
    ...named.map(({ resource = '' }) => [camelOf(resource), moduleOf(resource)]),
    [names.all, './references'],
    [`${names.component}Inputs`, `./${names.component}Inputs`],
  ]);
  const all = [title, ...columns].slice(0, maxInputs);
  return {
    ...place,
    shown,
    others: otherFields,
    fixed,
    columns: all,
    filters,
    title,
    samples,
    modules,
    unclear: unclearFields,
  };
}

/** The parts of a long form by the kinds of their fields; all other fields come first, without a title. */
const parts: Readonly<Record<string, readonly Kind[]>> = {
  Dates: ['date', 'dateTime', 'time'],
  Numbers: ['integer', 'number'],
  Details: ['longText', 'words', 'choices', 'references', 'list', 'url', 'json'],
};

/** A form with fewer fields is one part. */
const minForParts = 7;

/** The titled parts of the form with their fields. */
export function partsOf({ shown, title }: Model) {
  const isLong = shown.length >= minForParts;
  const fieldsIn = (kinds: readonly Kind[]) =>
    shown.filter((field) => isLong && kinds.includes(field.kind) && field !== title && !field.required);
  return Object.entries(parts)
    .map(([name, kinds]) => ({ name, key: camelOf(name), fields: fieldsIn(kinds) }))
    .filter(({ name, fields }) => fields.length > (name === 'Details' ? 0 : 1));
}

/** Gives fields labels and constants that are unique in the resource. */
function naming(): (field: Field) => Named {
  const constants = new Set<string>();
  const free = (takenNames: Set<string>, base: string) => {
    let found = base;
    for (let count = 2; takenNames.has(found); count += 1) found = `${base} ${count}`;
    takenNames.add(found);
    return found;
  };
  const name = (field: Field, labels: Set<string>, within = ''): Named => {
    const path = `${within} ${field.source}`;
    // What names a record goes without its `Id`.
    const label = labelOf(
      (field.kind.startsWith('reference') && referredTo(field.source)?.name) || field.source,
    );
    const entries = field.fields?.filter(
      (each) =>
        isTyped(each) && (each.required || !each.rare) && each.kind !== 'list' && each.source !== 'id',
    );
    const inner = new Set<string>();
    return {
      ...field,
      label: free(labels, label),
      values: field.choices ? `${camelOf(free(constants, camelOf(path)))}Values` : '',
      fields: entries?.slice(0, maxInputs / 2).map((each) => name(each, inner, path)),
    };
  };
  const labels = new Set<string>();
  return (field) => name(field, labels);
}
