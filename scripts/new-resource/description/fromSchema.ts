import { isObject } from '../../openapi/jsonPointer.ts';
import type { Kind } from '../kinds.ts';
import type { Description, Field } from './field.ts';
import { isNullable, merged, type Schema, typeOf } from './schema.ts';
import { isAddress, isDay, isImage, isKeptByServer, isLongText, referredTo, valueLabel } from './words.ts';

type Details = Omit<Field, 'source' | 'required'>;
type Ask = (question: string) => void;

/** The fields of a JSON Schema of a record, as an OpenAPI document has it; its references are resolved. */
export function fromSchema(given: Schema, depth = 0): Description {
  const schema = merged(given);
  const unclear: string[] = [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  const fields = Object.entries(properties).flatMap(([source, property]): Field[] => {
    if (!isObject(property)) return [];
    const what = merged(property);
    const nullable = isNullable(property);
    const details = detailsOf(source, what, depth, (question) => unclear.push(`${source}: ${question}`));
    return [
      {
        source,
        // A list that must be there may be empty.
        required: required.includes(source) && !nullable && typeOf(what) !== 'array',
        ...(nullable && { nullable }),
        ...((what.readOnly === true || isKeptByServer(source)) && { readOnly: true }),
        ...exampleOf(what),
        ...details,
      },
    ];
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
  if (type === 'integer' || type === 'number') return { kind: type, ...limits(what), ...referring };
  if (type === 'string') return { ...textDetails(source, what, ask), ...referring };
  if (type === 'array') return { ...listDetails(what, depth, ask), ...referring };
  const keys = isObject(what.properties) ? Object.keys(what.properties).sort() : [];
  if (keys.join() !== 'amount,currency') return { kind: 'json' };
  ask('an amount of money in any currency; the form offers EUR');
  return { kind: 'money' };
}

const formats: Readonly<Record<string, Kind>> = {
  ...{
    date: 'date',
    'date-time': 'dateTime',
    time: 'time',
    email: 'email',
    uri: 'url',
    url: 'url',
    binary: 'file',
  },
};

function textDetails(source: string, what: Schema, ask: Ask): Details {
  const kind = formats[String(what.format)];
  if (kind === 'file' && isImage(source)) return { kind: 'image' };
  if (kind !== undefined) return { kind };
  if (isAddress(source)) return { kind: 'url' };
  if (isDay(source) && /\bYYYY-MM-DD\b/.test(String(what.description))) return { kind: 'date' };
  if (isDay(source) && what.format === undefined)
    ask('a day by its name, without a format; taken for a text');
  const maxLength = typeof what.maxLength === 'number' ? what.maxLength : undefined;
  const isLong = isLongText(source) || (maxLength ?? 0) > 255;
  return { kind: isLong ? 'longText' : 'text', ...(maxLength !== undefined && { maxLength }) };
}

function listDetails(what: Schema, depth: number, ask: Ask): Details {
  const items = isObject(what.items) ? merged(what.items) : {};
  const choices = choicesOf(items);
  if (choices.length > 0) return { kind: 'choices', ...choiceOf(items, choices) };
  const type = typeOf(items);
  if (type === 'string') return { kind: 'words' };
  if (type !== 'object' || depth > 0) return { kind: 'json' };
  const { fields, unclear } = fromSchema(items, depth + 1);
  const own = fields.filter(({ source, kind, readOnly }) => {
    return (
      !readOnly && !['json', 'list'].includes(kind) && source !== 'id' && referredTo(source) === undefined
    );
  });
  // An id and a name are a record of another kind.
  if (own.length < 2 && fields.length > own.length) return { kind: 'json' };
  for (const question of unclear) ask(question);
  return { kind: 'list', fields };
}

/** The values that `enum`, `const` or variants of one value each list, with the names that they have. */
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
  const isNumeric = ['integer', 'number'].includes(String(typeOf(what)));
  return { choices, ...(isNumeric && { numeric: true }), ...(what.open === true && { open: true }) };
}

function limits({ minimum, maximum }: Schema): Omit<Details, 'kind'> {
  return { ...(typeof minimum === 'number' && { minimum }), ...(typeof maximum === 'number' && { maximum }) };
}

function exampleOf({ example, examples, default: usual }: Schema): Pick<Field, 'example'> {
  const all: unknown[] = [example, ...(Array.isArray(examples) ? examples : []), usual];
  const found = all.find(
    (each) => typeof each === 'number' || (typeof each === 'string' && /^\S.{0,100}$/.test(each)),
  );
  return typeof found === 'string' || typeof found === 'number' ? { example: found } : {};
}
