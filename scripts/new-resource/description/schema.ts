import { isObject, pointedAt } from '../../openapi/jsonPointer.ts';

/** A JSON Schema, or a part of an OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

/** How deep references are followed: a record's lists have entries, and these end there. */
const deepest = 6;

/**
 * A schema of a document with its references resolved and its `allOf` merged. Where a reference leads in a circle, or
 * deeper than a form goes, it stays an object of unknown content.
 */
export function resolveSchema(document: Schema, schema: unknown, depth = 0): Schema {
  if (!isObject(schema)) return {};
  const named = typeof schema.$ref === 'string' ? pointed(document, schema.$ref) : {};
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const all = [named, ...parts].map((part) => (depth > deepest ? {} : resolveOwn(document, part, depth)));
  return mergeSchemas([
    ...all,
    resolveInside(document, { ...schema, $ref: undefined, allOf: undefined }, depth),
  ]);
}

function resolveOwn(document: Schema, part: unknown, depth: number): Schema {
  return isObject(part) && Object.keys(part).length > 0 ? resolveSchema(document, part, depth + 1) : {};
}

function resolveInside(document: Schema, schema: Schema, depth: number): Schema {
  const inside = (value: unknown): unknown => resolveSchema(document, value, depth + 1);
  if (depth > deepest) return { type: 'object' };
  return {
    ...schema,
    ...(isObject(schema.properties) && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, inside(value)]),
      ),
    }),
    ...(isObject(schema.items) && { items: inside(schema.items) }),
    ...(Array.isArray(schema.anyOf) && { anyOf: schema.anyOf.map(inside) }),
    ...(Array.isArray(schema.oneOf) && { oneOf: schema.oneOf.map(inside) }),
  };
}

/** Later schemas win; properties and what is required add up. */
function mergeSchemas(schemas: readonly Schema[]): Schema {
  const given = schemas.flatMap((schema) =>
    Object.entries(schema).filter(([, value]) => value !== undefined),
  );
  const properties = schemas.map((schema) => schema.properties).filter(isObject);
  const required = schemas.flatMap((schema) => asList(schema.required));
  return {
    ...Object.fromEntries(given),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    ...(required.length > 0 && { required }),
  };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** @throws Error when the document has nothing at the reference */
export function pointed(document: Schema, reference: string): Schema {
  const found = pointedAt(document, reference.replace('#', ''));
  if (!isObject(found)) throw new Error(`The document has nothing at '${reference}'.`);
  return found;
}
