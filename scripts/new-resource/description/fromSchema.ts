import { isObject } from '../../openapi/jsonPointer.ts';
import type { Field } from '../field.ts';
import { means, referredTo, valueLabel } from '../words.ts';
import { isNullable, merged, type Schema, typeOf } from './schema.ts';

type Details = Omit<Field, 'source' | 'required'>;

/** The fields of a record's JSON Schema, whose references are resolved. */
export function fieldsOf(schema: Schema, depth = 0): Field[] {
  const { properties, required } = merged(schema);
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([source, property]) => {
    if (!isObject(property)) return [];
    const what = merged(property);
    const nullable = isNullable(property);
    return {
      source,
      // A required list may be empty.
      required: needed.includes(source) && !nullable && typeOf(what) !== 'array',
      nullable,
      nullRequired: needed.includes(source) && nullable,
      readOnly: what.readOnly === true || means(source, 'keptByServer'),
      writeOnly: what.writeOnly === true || what.format === 'password',
      rare: what.deprecated === true,
      example: exampleOf(what),
      note: typeof what.note === 'string' ? what.note : undefined,
      ...detailsOf(source, what, depth),
    };
  });
}

function detailsOf(source: string, what: Schema, depth: number): Details {
  const type = typeOf(what);
  const choices = choicesOf(what);
  const referred = referredTo(source);
  const referring = { ...(referred && referred.many === (type === 'array') && { resource: referred.name }) };
  if (choices && type !== 'boolean') return { kind: 'choice', ...choices };
  if (type === 'boolean') return { kind: 'boolean' };
  if (what.format === 'unix-time') return { kind: 'json', note: 'seconds since 1970, which no input edits' };
  if (type === 'integer' || type === 'number') {
    const minimum = numberOf(what.minimum) ?? numberOf(what.exclusiveMinimum);
    const maximum = numberOf(what.maximum) ?? numberOf(what.exclusiveMaximum);
    return { kind: type, minimum, maximum, ...referring };
  }
  if (type === 'string') {
    const text = textDetails(source, what);
    return {
      ...text,
      maxLength: /text/i.test(text.kind) ? numberOf(what.maxLength) : undefined,
      ...referring,
    };
  }
  if (type === 'array') return { ...listDetails(what, depth), ...referring };
  const keys = isObject(what.properties) ? Object.keys(what.properties).sort() : [];
  const isMoney = keys.join() === 'amount,currency';
  return {
    kind: 'json',
    ...(isMoney && { note: "an amount of money; docs/resources.md names react-admin's inputs for it" }),
  };
}

/** Formats that are kinds; samples have `longText` as one. */
const formats = ['date', 'time', 'dateTime', 'email', 'url', 'longText'] as const;

function textDetails(source: string, { format, description }: Schema): Details {
  const named = String(format).replace('date-time', 'dateTime').replace('uri', 'url');
  const known = formats.find((each) => each === named);
  const kind = known ?? (['url', 'email'] as const).find((each) => means(source, each));
  if (kind !== undefined) return { kind };
  const isDay = means(source, 'date');
  if (isDay && /\bYYYY-MM-DD\b/.test(String(description))) return { kind: 'date' };
  if (means(source, 'dateTime') && format === undefined) return { kind: 'dateTime' };
  const note = 'a day by its name, without a format; taken for text';
  return {
    kind: means(source, 'longText') ? 'longText' : 'text',
    ...(isDay && format === undefined && { note }),
  };
}

function listDetails(what: Schema, depth: number): Details {
  const items = isObject(what.items) ? merged(what.items) : {};
  const choices = choicesOf(items);
  if (choices) return { kind: 'choices', ...choices };
  const type = typeOf(items);
  if (type === 'string') return { kind: 'words' };
  if (type !== 'object' || depth > 0) return { kind: 'json' };
  const fields = fieldsOf(items, depth + 1);
  const own = fields.filter(
    ({ source, kind, readOnly, resource }) =>
      !readOnly && !['json', 'list', 'url'].includes(kind) && source !== 'id' && resource === undefined,
  );
  // An id and a name describe a record of another kind.
  return own.length < 2 && fields.length > own.length ? { kind: 'json' } : { kind: 'list', fields };
}

/** The values of `enum`, `const` or variants with one value each, with their names. */
function choicesOf(what: Schema): Pick<Field, 'choices' | 'numeric' | 'open'> | undefined {
  const variants = [what.oneOf, what.anyOf].find(Array.isArray)?.filter(isObject) ?? [];
  const titled = variants.filter((variant) => 'const' in variant);
  const listed = Array.isArray(what.enum) ? what.enum : 'const' in what ? [what.const] : undefined;
  const names = [what['x-enum-varnames'], what['x-enumNames']].find(Array.isArray) ?? [];
  const choices = (listed ?? titled.map((variant) => variant.const)).flatMap((value: unknown, index) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).trim() === '') return [];
    const title = titled.find((variant) => variant.const === value)?.title ?? names[index] ?? value;
    return [{ value: String(value), label: valueLabel(String(title)) }];
  });
  const numeric = /integer|number/.test(String(typeOf(what)));
  return choices.length > 0 ? { choices, numeric, open: what.open === true } : undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function exampleOf({ example, examples = [], default: usual }: Schema): Field['example'] {
  const isShort = (value: unknown): value is string | number =>
    typeof value === 'number' || (typeof value === 'string' && /^\S.{0,100}$/.test(value));
  return [example, examples, usual].flat().find(isShort);
}
