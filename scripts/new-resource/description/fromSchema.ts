import { isObject } from '../../openapi/jsonPointer.ts';
import type { Kind } from '../kinds.ts';
import type { Description, Field } from './field.ts';
import { isNullable, merged, type Schema, typeOf, variantsOf } from './schema.ts';
import {
  isAddress,
  isDay,
  isEmail,
  isImage,
  isKeptByServer,
  isLongText,
  isMoment,
  referredTo,
  valueLabel,
} from './words.ts';

type Details = Omit<Field, 'source' | 'required'>;
type Ask = (question: string) => void;

/** The fields of a record's JSON Schema, whose references are resolved. */
export function fromSchema(given: Schema, depth = 0): Description {
  const schema = merged(given);
  const unclear: string[] = [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([source, property]) =>
    isObject(property) ? [{ source, property, limit: numberOf(merged(property).maxLength) }] : [],
  );
  // A limit that most texts have says nothing about one of them.
  const isUsual = (limit: number) => properties.filter((other) => other.limit === limit).length > 2;
  const fields = properties.map(({ source, property, limit = 0 }): Field => {
    const what: Schema = { ...merged(property), isLong: limit > 255 && !isUsual(limit) };
    const nullable = isNullable(property);
    const field = {
      source,
      // A required list may be empty.
      required: required.includes(source) && !nullable && typeOf(what) !== 'array',
      nullable,
      readOnly: what.readOnly === true || isKeptByServer(source),
      writeOnly: what.writeOnly === true || what.format === 'password',
      example: exampleOf(what),
    };
    return { ...field, ...detailsOf(source, what, depth, (line) => unclear.push(`${source}: ${line}`)) };
  });
  return { fields, unclear };
}

function detailsOf(source: string, what: Schema, depth: number, ask: Ask): Details {
  const type = typeOf(what);
  const choices = choicesOf(what);
  const referred = referredTo(source);
  const referring = { ...(referred && referred.many === (type === 'array') && { resource: referred.name }) };
  if (choices.length > 0 && type !== 'boolean') return { kind: 'choice', ...choiceOf(what, choices) };
  if (type === 'boolean') return { kind: 'boolean' };
  if (what.format === 'unix-time') ask('seconds since 1970, for which there is no input');
  else if (type === 'integer' || type === 'number') {
    const minimum = numberOf(what.minimum) ?? numberOf(what.exclusiveMinimum);
    const maximum = numberOf(what.maximum) ?? numberOf(what.exclusiveMaximum);
    return { kind: type, minimum, maximum, ...referring };
  }
  if (type === 'string') return { ...textDetails(source, what, ask), ...referring };
  if (isExpandable(what)) return { kind: 'text', resource: referred?.name ?? source };
  if (type === 'array') return { ...listDetails(what, depth, ask), ...referring };
  const keys = isObject(what.properties) ? Object.keys(what.properties).sort() : [];
  if (keys.join() !== 'amount,currency') return { kind: 'json' };
  ask('an amount of money in any currency; the form offers EUR');
  return { kind: 'money' };
}

const formats = new Map<unknown, Kind>([
  ...(['date', 'time', 'email', 'url'] as const).map((format): [string, Kind] => [format, format]),
  ['date-time', 'dateTime'],
  ['uri', 'url'],
  ['binary', 'file'],
  ['byte', 'json'],
]);

function textDetails(source: string, what: Schema, ask: Ask): Details {
  const format = formats.get(what.format);
  if (format === 'file' && isImage(source)) return { kind: 'image' };
  if (format !== undefined) return { kind: format };
  if (isAddress(source)) return { kind: 'url' };
  if (isEmail(source)) return { kind: 'email' };
  if (isDay(source) && /\bYYYY-MM-DD\b/.test(String(what.description))) return { kind: 'date' };
  if (isMoment(source) && what.format === undefined) return { kind: 'dateTime' };
  if (isDay(source) && what.format === undefined) ask('a day by its name, without a format; taken for text');
  const kind = isLongText(source) || what.isLong === true ? 'longText' : 'text';
  return { kind, maxLength: numberOf(what.maxLength) };
}

function listDetails(what: Schema, depth: number, ask: Ask): Details {
  const items = isObject(what.items) ? merged(what.items) : {};
  const choices = choicesOf(items);
  if (choices.length > 0) return { kind: 'choices', ...choiceOf(items, choices) };
  const type = typeOf(items);
  if (type === 'string') return { kind: 'words' };
  if (type !== 'object' || depth > 0) return { kind: 'json' };
  const { fields, unclear } = fromSchema(items, depth + 1);
  const own = fields.filter(
    ({ source, kind, readOnly, resource }) =>
      !readOnly && !['json', 'list', 'url'].includes(kind) && source !== 'id' && resource === undefined,
  );
  // An id and a name describe a record of another kind.
  if (own.length < 2 && fields.length > own.length) return { kind: 'json' };
  for (const question of unclear) ask(question);
  return { kind: 'list', fields };
}

/** The id of a record, or the record itself if somebody asks for it. */
function isExpandable(what: Schema): boolean {
  const variants = variantsOf(what).map((variant) => merged(variant));
  const isRecord = ({ properties }: Schema) => isObject(properties) && 'id' in properties;
  return variants.some(({ type }) => type === 'string') && variants.some(isRecord);
}

/** The values of `enum`, `const` or variants with one value each, with their names. */
function choicesOf(what: Schema): NonNullable<Field['choices']> {
  const variants = [what.oneOf, what.anyOf].find(Array.isArray)?.filter(isObject) ?? [];
  const titled = variants.filter((variant) => 'const' in variant);
  const listed = Array.isArray(what.enum) ? what.enum : 'const' in what ? [what.const] : undefined;
  const names = [what['x-enum-varnames'], what['x-enumNames']].find(Array.isArray) ?? [];
  return (listed ?? titled.map((variant) => variant.const)).flatMap((value: unknown, index) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).trim() === '') return [];
    const title = titled.find((variant) => variant.const === value)?.title ?? names[index] ?? value;
    return [{ value: String(value), label: valueLabel(String(title)) }];
  });
}

function choiceOf(what: Schema, choices: NonNullable<Field['choices']>): Omit<Details, 'kind'> {
  return { choices, numeric: /integer|number/.test(String(typeOf(what))), open: what.open === true };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function exampleOf({ example, examples, default: usual }: Schema): Field['example'] {
  const all: unknown[] = [example, ...(Array.isArray(examples) ? examples : []), usual];
  return all.find(
    (each) => typeof each === 'number' || (typeof each === 'string' && /^\S.{0,100}$/.test(each)),
  ) as Field['example'];
}
