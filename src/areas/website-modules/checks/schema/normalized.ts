import { isJson, type Json } from './json';
import { mapSchema } from './mapSchema';

const known = new WeakMap<object, Json>();

/**
 * A schema in the words of draft 2020-12: those of draft 4 to 7 and of OpenAPI 3.0 (`dependencies`, lists in `items`, `nullable`,
 * an exclusive limit as yes or no) are rewritten. The same object for the same schema.
 */
export function normalized(schema: unknown): Json {
  if (!isJson(schema)) return {};
  const found = known.get(schema);
  if (found !== undefined) return found;
  const result = mapSchema(schema, modernized);
  const json = isJson(result) ? result : {};
  known.set(schema, json);
  return json;
}

function modernized(schema: Json): Json {
  const { dependencies, items, additionalItems, nullable, ...rest } = schema;
  const dependents = isJson(dependencies) ? Object.entries(dependencies) : [];
  const names = dependents.filter(([, each]) => Array.isArray(each));
  const schemas = dependents.filter(([, each]) => !Array.isArray(each));
  return {
    ...rest,
    ...(names.length > 0 && {
      dependentRequired: { ...Object.fromEntries(names), ...objectOf(rest.dependentRequired) },
    }),
    ...(schemas.length > 0 && {
      dependentSchemas: { ...Object.fromEntries(schemas), ...objectOf(rest.dependentSchemas) },
    }),
    ...(Array.isArray(items)
      ? { prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) }
      : items !== undefined && { items }),
    ...limit(rest, 'minimum', 'exclusiveMinimum'),
    ...limit(rest, 'maximum', 'exclusiveMaximum'),
    ...(nullable === true && rest.type !== undefined && { type: [...[rest.type].flat(), 'null'] }),
    ...(nullable === true && Array.isArray(rest.enum) && { enum: [...new Set([...rest.enum, null])] }),
  };
}

const objectOf = (value: unknown): Json => (isJson(value) ? value : {});

/** In draft 4 an exclusive limit is `true` beside the limit. */
const limit = (schema: Json, word: string, exclusive: string): Json =>
  typeof schema[exclusive] !== 'boolean'
    ? {}
    : {
        [word]: schema[exclusive] ? undefined : schema[word],
        [exclusive]: schema[exclusive] ? schema[word] : undefined,
      };
