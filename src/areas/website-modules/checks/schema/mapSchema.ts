import { isJson, type Json } from './json';

const inMaps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const inLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
const inPlace = new Set([
  ...['items', 'additionalItems', 'unevaluatedItems', 'contains', 'additionalProperties', 'propertyNames'],
  ...['unevaluatedProperties', 'not', 'if', 'then', 'else'],
]);

/** A copy of a schema in which `change` was applied to each schema within it, and last to itself. What is no schema becomes `{}`. */
export function mapSchema(schema: unknown, change: (schema: Json) => Json): Json | boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isJson(schema)) return {};
  const map = (each: unknown) => mapSchema(each, change);
  const entries = Object.entries(schema).map(([word, value]) => {
    if (inLists.has(word) && Array.isArray(value)) return [word, value.map(map)];
    if (inMaps.has(word) && isJson(value))
      return [word, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, map(each)]))];
    if (word === 'dependencies' && isJson(value)) {
      const each = (other: unknown) => (Array.isArray(other) ? other : map(other));
      return [word, Object.fromEntries(Object.entries(value).map(([name, other]) => [name, each(other)]))];
    }
    return [word, inPlace.has(word) ? map(value) : value];
  });
  return change(Object.fromEntries(entries));
}
