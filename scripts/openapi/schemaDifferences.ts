import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './loadDocument.ts';

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
addFormats(ajv);
const compiled = new WeakMap<Schema, ValidateFunction>();

/** Where a value departs from a JSON Schema (2020-12), in the words of Ajv, which contain nothing of the value. */
export function schemaDifferences(schema: Schema, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema satisfies AnySchemaObject);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return (
    errors
      .filter(({ keyword }) => keyword !== 'if')
      // Drops the reasons why single alternatives do not match; that none matches says more.
      .filter(({ schemaPath }) => !choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`)))
      .map(({ instancePath, message = 'must be another value', params }) => {
        const added: unknown = params.additionalProperty;
        return `${instancePath || '/'} ${message}${added === undefined ? '' : `: ${added}`}`;
      })
  );
}
