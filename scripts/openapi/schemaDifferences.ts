import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './loadDocument.ts';

/** A place where a response differs from its description. Contains no value of the response. */
export interface Difference {
  /** A JSON pointer into the body, `status`, or the name of a header. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
addFormats(ajv);
const compiled = new WeakMap<Schema, ValidateFunction>();

/** Where a value departs from a JSON Schema (2020-12). */
export function schemaDifferences(schema: Schema, value: unknown): Difference[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema satisfies AnySchemaObject);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const relevant = errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      // Drops the reasons why single alternatives do not match; that none matches says more.
      !choices.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`)),
  );
  return relevant.map((error) => difference(error, valueAt(value, error.instancePath)));
}

function difference({ keyword, instancePath, params }: ErrorObject, value: unknown): Difference {
  const at = instancePath === '' ? '/' : instancePath;
  switch (keyword) {
    case 'required':
      return { at: `${instancePath}/${params.missingProperty}`, expected: 'a value', found: 'nothing' };
    case 'type':
      return { at, expected: [params.type].flat().join(' or '), found: kindOf(value) };
    case 'enum':
      return { at, expected: `one of ${params.allowedValues.join(', ')}`, found: word(value) };
    case 'const':
      return { at, expected: String(params.allowedValue), found: word(value) };
    case 'format':
      return { at, expected: params.format, found: `${kindOf(value)} in another form` };
    case 'pattern':
      return { at, expected: `a text like ${params.pattern}`, found: 'another text' };
    case 'anyOf':
    case 'oneOf':
      return { at, expected: 'one of the described shapes', found: kindOf(value) };
    case 'additionalProperties':
      return { at: `${instancePath}/${params.additionalProperty}`, expected: 'nothing', found: 'a value' };
    default:
      return {
        at,
        expected: `${keyword} ${params.limit ?? ''}`.trim(),
        found: `${kindOf(value)}${size(value)}`,
      };
  }
}

/** Describes a value by its type only. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Quotes only short codes, which help; anything longer could be personal data. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? value : kindOf(value);
}

function size(value: unknown): string {
  if (typeof value === 'string' || Array.isArray(value)) return ` of length ${value.length}`;
  return '';
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((found, segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
    }, value);
}
