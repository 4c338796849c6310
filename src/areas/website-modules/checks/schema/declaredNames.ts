import { isJson, type Json } from './json';
import { listOf, schemaFor } from './schemaFor';

/** All properties that an object of this schema may have, whatever its conditions and variants say now. */
export function declaredNames(schema: unknown, root: Json, depth = 0): ReadonlySet<string> {
  if (!isJson(schema) || depth > 8) return new Set();
  const whole = schemaFor(schema, undefined, root);
  const { properties, allOf, oneOf, anyOf, then, else: otherwise, dependentSchemas } = whole;
  const parts = [
    ...[allOf, oneOf, anyOf].flatMap(listOf),
    ...[then, otherwise],
    ...(isJson(dependentSchemas) ? Object.values(dependentSchemas) : []),
  ];
  const own = isJson(properties) ? Object.keys(properties) : [];
  return new Set([...own, ...parts.flatMap((each) => [...declaredNames(each, root, depth + 1)])]);
}
