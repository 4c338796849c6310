import { isObject } from '../../openapi/jsonPointer.ts';
import {
  currencies,
  type Description,
  type Field,
  isAddress,
  isImage,
  isKeptByServer,
  isLongText,
  referenceOf,
} from './field.ts';
import type { Schema } from './schema.ts';

/** The fields that a JSON Schema of a record describes, as an OpenAPI document has it. References are resolved. */
export function fromSchema(schema: Schema): Description {
  const unclear: string[] = [];
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const fields = Object.entries(properties).flatMap(([source, property]): Field[] => {
    if (source === 'id' || !isObject(property)) return [];
    const { what, nullable } = unwrap(property);
    return [
      {
        source,
        required: required.has(source) && !nullable,
        ...((what.readOnly === true || isKeptByServer(source)) && { readOnly: true }),
        ...detailsOf(source, what, (question) => unclear.push(`${source}: ${question}`)),
      },
    ];
  });
  return { fields, unclear };
}

/** A type without its `null`, in the words of OpenAPI 3.0 (`nullable`) and 3.1 (`type: [..., 'null']`, `anyOf`). */
function unwrap(property: Schema): { what: Schema; nullable: boolean } {
  const variants = [property.anyOf, property.oneOf].find(Array.isArray)?.filter(isObject) ?? [];
  const others = variants.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (others.length === 1 && only !== undefined) {
    const inner = unwrap({ ...property, anyOf: undefined, oneOf: undefined, ...only });
    return { what: inner.what, nullable: inner.nullable || variants.length > 1 };
  }
  if (!Array.isArray(property.type)) return { what: property, nullable: property.nullable === true };
  const types = property.type.filter((type) => type !== 'null');
  return {
    what: { ...property, type: types.length === 1 ? types[0] : undefined },
    nullable: types.length < property.type.length,
  };
}

type Details = Pick<Field, 'kind' | 'maxLength' | 'minimum' | 'maximum' | 'values' | 'resource' | 'fields'>;
type Ask = (question: string) => void;

function detailsOf(source: string, what: Schema, ask: Ask): Details {
  const values = choicesOf(what);
  if (values.length > 0) return { kind: 'choice', values };
  const named = referenceOf(source);
  if (named !== undefined && !named.many && isPlain(what)) {
    return { kind: 'reference', resource: named.resource };
  }
  switch (what.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: what.type, ...limits(what) };
    case 'array':
      return listDetails(source, what, ask);
    case 'string':
      return textDetails(source, what);
    default:
      return objectDetails(what, ask);
  }
}

function textDetails(source: string, what: Schema): Details {
  const kinds: Record<string, Field['kind']> = {
    date: 'date',
    'date-time': 'dateTime',
    time: 'time',
    email: 'email',
    binary: isImage(source) ? 'image' : 'file',
  };
  const kind = typeof what.format === 'string' ? kinds[what.format] : undefined;
  if (kind !== undefined) return { kind };
  if (what.format === 'uri' || what.format === 'url' || isAddress(source)) return { kind: 'url' };
  const maxLength = typeof what.maxLength === 'number' ? what.maxLength : undefined;
  const isLong = isLongText(source) || (maxLength ?? 0) > 255;
  return { kind: isLong ? 'longText' : 'text', ...(maxLength !== undefined && { maxLength }) };
}

function listDetails(source: string, what: Schema, ask: Ask): Details {
  const items = isObject(what.items) ? unwrap(what.items).what : {};
  const values = choicesOf(items);
  if (values.length > 0) return { kind: 'choices', values };
  const named = referenceOf(source);
  if (named?.many && isPlain(items)) return { kind: 'references', resource: named.resource };
  if (isObject(items.properties)) {
    const inner = fromSchema(items);
    for (const question of inner.unclear) ask(question);
    if (inner.fields.length > 0) return { kind: 'list', fields: inner.fields };
  }
  ask('a list of plain values; the form edits it as JSON');
  return { kind: 'json' };
}

function objectDetails(what: Schema, ask: Ask): Details {
  const keys = isObject(what.properties) ? Object.keys(what.properties).sort() : [];
  if (keys.join() === 'amount,currency') {
    ask(currencies);
    return { kind: 'money' };
  }
  ask(
    keys.length > 0
      ? `an object (${keys.join(', ')}); the form edits it as JSON`
      : 'no type; the form edits it as JSON',
  );
  return { kind: 'json' };
}

function limits({ minimum, maximum }: Schema): Pick<Field, 'minimum' | 'maximum'> {
  return {
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}

function choicesOf({ enum: listed, const: only }: Schema): string[] {
  const all = Array.isArray(listed) ? listed : [only];
  return all.filter((value) => typeof value === 'string' && value !== '');
}

const isPlain = ({ type }: Schema) => type === 'string' || type === 'integer';
