import { isObject } from '../../openapi/jsonPointer.ts';

/** A JSON Schema, or a part of an OpenAPI document. Once references are resolved, it may contain itself. */
export type Schema = Readonly<Record<string, unknown>>;

/** How deep schemas build on one another; a circle ends there. */
const maxDepth = 12;

const objects = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const variantsOf = ({ anyOf, oneOf }: Schema) => [...objects(anyOf), ...objects(oneOf)];

/** `null` is a value, in the words of OpenAPI 2.0 (`x-nullable`), 3.0 (`nullable`) and 3.1 (`type: [..., 'null']`, `anyOf`). */
export function isNullable(schema: Schema): boolean {
  const { nullable, type, 'x-nullable': inSwagger } = merged(schema);
  const isVariant = variantsOf(schema).some((variant) => variant.type === 'null');
  return nullable === true || inSwagger === true || [type].flat().includes('null') || isVariant;
}

/** The schema with those that it builds on by `allOf`, and with the one variant that is not null. Its own words win. */
export function merged(schema: Schema, depth = 0): Schema {
  if (depth > maxDepth) return {};
  const { allOf, ...ownSchema } = schema;
  const variants = variantsOf(ownSchema).filter(
    (variant) => variant.type !== 'null' && !('const' in variant),
  );
  const parts = [...objects(allOf), ...(variants.length === 1 ? variants : [])];
  const all = [...parts.map((part) => merged(part, depth + 1)), ownSchema];
  const properties = all.map((each) => each.properties).filter(isObject);
  return {
    ...Object.assign({}, ...all),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    required: all.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/** The type beside null; undefined if there are several, as no input can hold them all. */
export function typeOf(schema: Schema): unknown {
  const types = [schema.type].flat().filter((type) => type !== 'null' && type !== undefined);
  const variant = variantsOf(schema).find((each) => 'const' in each);
  if (types.length > 0) return types.length === 1 ? types[0] : undefined;
  if (isObject(schema.properties)) return 'object';
  if (schema.items !== undefined) return 'array';
  const [value = schema.const ?? variant?.const] = Array.isArray(schema.enum) ? schema.enum : [];
  if (value !== undefined) return typeof value;
  return schema.format !== undefined || schema.pattern !== undefined ? 'string' : undefined;
}
