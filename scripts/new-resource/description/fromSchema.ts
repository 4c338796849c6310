import { isObject } from '../../openapi/jsonPointer.ts';
import type { Field } from '../field.ts';
import { means } from '../meanings.ts';
import { referredTo, valueLabel } from '../words.ts';
import { helpOf, titleIn } from './captions.ts';
import { isNullable, merged, type Schema, typeOf } from './schema.ts';

type Details = Omit<Field, 'source' | 'required'>;

/**
 * The fields of a record's JSON Schema, whose references are resolved.
 * @param list the list whose entries the schema describes: the `value` of `emails` is an email address
 */
export function fieldsOf(schema: Schema, depth = 0, list = ''): Field[] {
  const { properties, required } = merged(schema);
  const requiredNames: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([source, property]) => {
    // A reference that leads nowhere.
    if (property === null) return { source, kind: 'json', required: requiredNames.includes(source) };
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
      title: titleIn(schema, property),
      help: helpOf(property.description ?? schema.description),
      example: exampleOf(schema),
      initial: initialOf(schema),
      note: typeof schema.note === 'string' ? schema.note : undefined,
      ...detailsOf(source, schema, depth, source === 'value' ? list.replace(/s$/, '') : source),
      // It refers to a record of its own kind.
      ...(isSelf(schema, properties) && { kind: 'json' }),
    };
  });
}

function isSelf({ properties = {} }: Schema, ofRecord: Schema['properties'] = {}): boolean {
  const namesOf = (value: unknown) => Object.keys(isObject(value) ? value : {}).join();
  return namesOf(properties) !== '' && namesOf(properties) === namesOf(ofRecord);
}

/** @param called what the name says, or for a `value` the name of its list */
function detailsOf(source: string, schema: Schema, depth: number, called: string): Details {
  const type = typeOf(schema);
  const choices = choicesOf(schema);
  // `category`, described as 'The ID of the category', refers to categories without saying so.
  const isNamedId = /^(the )?(internal |unique )?(uu)?id of (the|an?) /i.test(String(schema.description));
  const reference =
    referredTo(source) ?? (isNamedId && source !== 'id' ? { name: source, many: false } : undefined);
  const referenceDetails = {
    ...(reference && reference.many === (type === 'array') && { resource: reference.name }),
  };
  if (choices && type !== 'boolean') return { kind: 'choice', ...choices };
  if (type === 'boolean') return { kind: 'boolean' };
  const isNumber = type === 'integer' || type === 'number';
  if (schema.format === 'unix-time' || (isNumber && means(source, 'dateTime')))
    return { kind: 'json', note: 'seconds since 1970, which no input edits' };
  if (isNumber) {
    const minimum = numberOf(schema.minimum) ?? numberOf(schema.exclusiveMinimum);
    const maximum = numberOf(schema.maximum) ?? numberOf(schema.exclusiveMaximum);
    return { kind: type, minimum, maximum, ...referenceDetails };
  }
  if (type === 'string') {
    const text = textDetails(called, schema);
    return {
      ...text,
      maxLength: /text/i.test(text.kind) ? numberOf(schema.maxLength) : undefined,
      ...referenceDetails,
    };
  }
  if (type === 'array') return { ...listDetails(source, schema, depth), ...referenceDetails };
  return objectDetails(source, schema, depth);
}

/** An object with fields that people type has inputs for them; one with an id describes a record of another kind. */
function objectDetails(source: string, schema: Schema, depth: number): Details {
  const fields = depth > 0 ? [] : fieldsOf(schema, depth + 1, source).filter(isPlain);
  const isRecord = isObject(schema.properties) && 'id' in schema.properties;
  const isOfTexts = isObject(schema.additionalProperties) && typeOf(schema.additionalProperties) === 'string';
  const note = 'texts by key; if those are languages, FormLocalizedField edits it (docs/resources.md)';
  if (isRecord || fields.length === 0) return { kind: 'json', ...(isOfTexts && !isRecord && { note }) };
  return { kind: 'object', fields };
}

/** A field of an entry or an object that an input of its own can hold. */
const isPlain = ({ source, kind, readOnly, resource }: Field) =>
  !readOnly && !['json', 'list', 'object'].includes(kind) && source !== 'id' && resource === undefined;

/** Formats that are kinds; samples have `longText` as one. */
const formats = ['date', 'time', 'dateTime', 'email', 'url', 'longText'] as const;

function textDetails(source: string, { format, description, example }: Schema): Details {
  const named = String(format).replace('date-time', 'dateTime').replace('uri', 'url');
  const knownFormat = formats.find((each) => each === named);
  if (/^tel|^phone/.test(named) || (knownFormat === undefined && means(source, 'phone')))
    return { kind: 'phone' };
  const isAddress = /^(the |an? )?e-?mail address/i.test(String(description));
  const kind =
    knownFormat ??
    (['url', 'email'] as const).find((each) => means(source, each)) ??
    (isAddress ? 'email' : undefined);
  if (kind !== undefined) return { kind };
  const isDay = means(source, 'date');
  const isPlainDay =
    /\bYYYY-MM-DD\b|\bY-m-d\b/.test(String(description)) || /^\d{4}-\d\d-\d\d$/.test(String(example));
  if (isDay && isPlainDay) return { kind: 'date' };
  if (means(source, 'dateTime') && format === undefined) return { kind: 'dateTime' };
  const note = 'a day by its name, without a format; taken for text';
  return {
    kind: means(source, 'longText') ? 'longText' : 'text',
    ...(isDay && format === undefined && { note }),
  };
}

function listDetails(source: string, schema: Schema, depth: number): Details {
  const items = isObject(schema.items) ? merged(schema.items) : {};
  const choices = choicesOf(items);
  if (choices) return { kind: 'choices', ...choices };
  const type = typeOf(items);
  if (type === 'string') return { kind: 'words' };
  if (type !== 'object' || depth > 0) return { kind: 'json' };
  const fields = fieldsOf(items, depth + 1, source);
  const ownFields = fields.filter((field) => isPlain(field) && field.kind !== 'url');
  // An id and a name describe a record of another kind.
  return ownFields.length < 2 && fields.length > ownFields.length
    ? { kind: 'json' }
    : { kind: 'list', fields };
}

/** The values of `enum`, `const` or variants with one value each, with their names. */
function choicesOf(schema: Schema): Pick<Field, 'choices' | 'numeric' | 'open' | 'note'> | undefined {
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
  const isNameless = numeric && choices.every(({ value, label }) => value === label);
  const note = 'values without names: give them names in the texts';
  return choices.length > 0
    ? { choices, numeric, open: schema.open === true, ...(isNameless && { note }) }
    : undefined;
}

/** A limit beyond what a number holds exactly is none. */
const numberOf = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

function exampleOf(schema: Schema): Field['example'] {
  const { example, examples = [], default: defaultValue } = schema;
  const isShort = (value: unknown): value is string | number =>
    typeof value === 'number' || (typeof value === 'string' && /^\S.{0,100}$/.test(value));
  const found = [example, examples, defaultValue].flat().find(isShort);
  // Examples of numbers are often written as texts.
  const isNumber =
    /integer|number/.test(String(typeOf(schema))) && found !== undefined && !Number.isNaN(Number(found));
  return isNumber ? Number(found) : found;
}

/** What the server takes for an absent field, where a form would send something else or hide it. */
function initialOf(schema: Schema): Field['initial'] {
  const { default: value } = schema;
  if (value === true || typeof value === 'number') return value;
  return typeof value === 'string' && choicesOf(schema)?.choices?.some((each) => each.value === value)
    ? value
    : undefined;
}
