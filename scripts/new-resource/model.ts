import { inColumnOrder, inFormOrder } from './arrange.ts';
import { fieldNamed, isPath, ownId, pick, referring, titleOf } from './choose.ts';
import type { Description, Field, ModuleOf } from './field.ts';
import { withCurrencies, withMoney } from './money.ts';
import { naming } from './naming.ts';
import { camelOf, type Names } from './words.ts';

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
  /** Fields that nothing is written for, with the reason: their code did not pass. */
  readonly without?: ReadonlyMap<string, string>;
}

/** What the code of a resource is generated from. */
export type Model = ReturnType<typeof modelOf>;

const maxFilters = 4;
/** A filter with more choices would fill the panel. */
const maxFilterChoices = 12;
/** Further columns would only fill the column chooser. */
const maxColumns = 16;
/** Kinds with a filter, the most useful first. */
const filtered: readonly string[] = 'choice choices reference references date dateTime boolean'.split(' ');

/**
 * Chooses what of a description becomes a form: at most 24 fields that a person would type, at most four filters.
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
  const without = wishes.without ?? new Map<string, string>();
  const keptFields = givenFields
    .filter(({ source }) => !without.has(source))
    .filter((field) => field !== ownIdField && !/^(id|version)$/.test(field.source))
    .map((field) => referring(field, names, moduleOf));
  const fields = withMoney(keptFields);
  const head = wishes.title === undefined ? titleOf(fields, names) : fieldNamed(fields, wishes.title);
  const inputs =
    wishes.fields?.filter((source) => !without.has(source)).map((source) => fieldNamed(fields, source)) ??
    inFormOrder(pick(fields, head), head);
  const chosenFields = withCurrencies(inputs, fields);
  const otherFields = fields.filter((field) => !chosenFields.some(({ source }) => source === field.source));
  const writableFields = otherFields.filter(({ readOnly }) => !readOnly);
  const fixed = writableFields.filter(({ required, choices }) => required && choices?.length === 1);
  const requiredFields = writableFields.filter((field) => field.required && !fixed.includes(field));

  const name = naming(fields, names);
  // Each sample has a name; another value that all samples have may be empty elsewhere.
  const isNamed = (field: Field) => samples !== undefined && field === head && !head.nullable;
  const shown = chosenFields.map((field) => name(isNamed(field) ? { ...field, required: true } : field));
  const title = shown.find(({ source }) => source === head.source) ?? name(head);
  const ofAmounts = shown.flatMap(({ kind, fields = [] }) => (kind === 'object' ? fields : []));
  const narrow = [...shown, ...ofAmounts.filter(({ kind }) => kind === 'money')].filter(
    (field) =>
      field !== title &&
      !field.writeOnly &&
      !field.chosenAt &&
      !/longText|json|list|object|url/.test(field.kind),
  );
  const isKept = ({ source, readOnly, kind }: Field) =>
    readOnly && !isPath(source) && /^date|^integer|^number|^money/.test(kind);
  const readFields = otherFields.filter((field) => field !== head && isKept(field));
  const { columns, shownCount } = inColumnOrder([...narrow, ...readFields.map(name)]);
  const filters = shown
    .filter(({ kind, choices = [] }) => filtered.includes(kind) && choices.length <= maxFilterChoices)
    .filter(({ chosenAt }) => chosenAt === undefined)
    .sort((a, b) => filtered.indexOf(a.kind) - filtered.indexOf(b.kind))
    .slice(0, maxFilters);

  const list = (what: string, sources: readonly Field[]) =>
    sources.length > 0 ? [`${what}: ${sources.map(({ source }) => source).join(', ')}`] : [];
  const unclearFields = [
    ...[...without].map(
      ([source, reason]) => `${source}: left out, because its code does not pass: ${reason}`,
    ),
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
  const all = [title, ...columns].slice(0, maxColumns);
  return {
    ...place,
    shown,
    others: otherFields,
    fixed,
    columns: all,
    shownColumns: shownCount + 1,
    filters,
    title,
    samples,
    modules,
    unclear: unclearFields,
  };
}
