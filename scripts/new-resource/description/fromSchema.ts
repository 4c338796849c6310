import { isObject } from '../../openapi/jsonPointer.ts';
import type { Field } from '../field.ts';
import { means, referredTo, valueLabel } from '../words.ts';
import { isNullable, merged, type Schema, typeOf } from './schema.ts';

type Details = Omit<Field, 'source' | 'required'>;

/** The fields of a record's JSON Schema, whose references are resolved. */
export function fieldsOf(schema: Schema, depth = 0): Field[] {
  const { properties, required } = merged(schema);
  const requiredNames: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([source, property]) => {
    if (!isObject(property)) return [];
    const schema = merged(property);
    const nullable = isNullable(property);
    return {
      source,
      // A required list may be empty.
      required: requiredNames.includes(source) && !nullable && typeOf(schema) !== 'array',
      nullable,
      nullRequired: requiredNames.includes(source) && nullable,
      readOnly: schema.readOnly === true || means(source, 'keptByServer'),
      writeOnly: schema.writeOnly === true || schema.format === 'password',
      rare: schema.deprecated === true,
      example: exampleOf(schema),
      note: typeof schema.note === 'string' ? schema.note : undefined,
      ...detailsOf(source, schema, depth),
    };
  });
}

function detailsOf(source: string, schema: Schema, depth: number): Details {
  const type = typeOf(schema);
  const choices = choicesOf(schema);
  const reference = referredTo(source);
  const referenceDetails = {
    ...(reference && reference.many === (type === 'array') && { resource: reference.name }),
  };
  if (choices && type !== 'boolean') return { kind: 'choice', ...choices };
  if (type === 'boolean') return { kind: 'boolean' };
  if (schema.format === 'unix-time')
    return { kind: 'json', note: 'seconds since 1970, which no input edits' };
  if (type === 'integer' || type === 'number') {
    const minimum = numberOf(schema.minimum) ?? numberOf(schema.exclusiveMinimum);
    const maximum = numberOf(schema.maximum) ?? numberOf(schema.exclusiveMaximum);
    return { kind: type, minimum, maximum, ...referenceDetails };
  }
  if (type === 'string') {
    const text = textDetails(source, schema);
    return {
      ...text,
      maxLength: /text/i.test(text.kind) ? numberOf(schema.maxLength) : undefined,
      ...referenceDetails,
    };
  }
  if (type === 'array') return { ...listDetails(schema, depth), ...referenceDetails };
  const keys = isObject(schema.properties) ? Object.keys(schema.properties).sort() : [];
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
  const knownFormat = formats.find((each) => each === named);
  const kind = knownFormat ?? (['url', 'email'] as const).find((each) => means(source, each));
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

function listDetails(schema: Schema, depth: number): Details {
  const items = isObject(schema.items) ? merged(schema.items) : {};
  const choices = choicesOf(items);
  if (choices) return { kind: 'choices', ...choices };
  const type = typeOf(items);
  if (type === 'string') return { kind: 'words' };
  if (type !== 'object' || depth > 0) return { kind: 'json' };
  const fields = fieldsOf(items, depth + 1);
  const ownFields = fields.filter(
    ({ source, kind, readOnly, resource }) =>
      !readOnly && !['json', 'list', 'url'].includes(kind) && source !== 'id' && resource === undefined,
  );
  // An id and a name describe a record of another kind.
  return ownFields.length < 2 && fields.length > ownFields.length
    ? { kind: 'json' }
    : { kind: 'list', fields };
}

/** The values of `enum`, `const` or variants with one value each, with their names. */
function choicesOf(schema: Schema): Pick<Field, 'choices' | 'numeric' | 'open'> | undefined {
  const variants = [schema.oneOf, schema.anyOf].find(Array.isArray)?.filter(isObject) ?? [];
  const titledVariants = variants.filter((variant) => 'const' in variant);
  const listed = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined;
  const names = [schema['x-enum-varnames'], schema['x-enumNames']].find(Array.isArray) ?? [];
  const choices = (listed ?? titledVariants.map((variant) => variant.const)).flatMap(
    (value: unknown, index) => {
      if ((typeof value !== 'string' && typeof value !== 'number') || String(value).trim() === '') return [];
      const title = titledVariants.find((variant) => variant.const === value)?.title ?? names[index] ?? value;
      return [{ value: String(value), label: valueLabel(String(title)) }];
    },
  );
  const numeric = /integer|number/.test(String(typeOf(schema)));
  return choices.length > 0 ? { choices, numeric, open: schema.open === true } : undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function exampleOf({ example, examples = [], default: defaultValue }: Schema): Field['example'] {
  const isShort = (value: unknown): value is string | number =>
    typeof value === 'number' || (typeof value === 'string' && /^\S.{0,100}$/.test(value));
  return [example, examples, defaultValue].flat().find(isShort);
}
