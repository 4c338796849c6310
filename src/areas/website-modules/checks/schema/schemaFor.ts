import { fits } from './breaches';
import { isBlank, isJson, type Json, withoutBlank } from './json';
import { targetOf } from './targetOf';

/** References that lead back to themselves end here. */
const maxDepth = 16;

/**
 * What a normalized schema says of a value as it is now: local references are followed, and what `allOf`, conditions and the
 * chosen variant add is merged. Without a value, conditions and variants stay as they are.
 */
export function schemaFor(schema: unknown, value: unknown, root: Json, depth = 0): Json {
  if (!isJson(schema) || depth > maxDepth) return {};
  const { $ref, allOf, ...own } = schema;
  let result: Json = own;
  if (typeof $ref === 'string') {
    const target = targetOf($ref, root);
    if (target === undefined) return schema;
    result = merged(schemaFor(target, value, root, depth + 1), result);
  }
  for (const each of listOf(allOf)) {
    const isOpen = value === undefined && isJson(each) && (each.if !== undefined || each.oneOf !== undefined);
    if (isOpen) result = { ...result, allOf: [...listOf(result.allOf), each] };
    else result = merged(result, schemaFor(each, value, root, depth + 1));
  }
  if (value === undefined) return result;
  const seen = withoutBlank(value);
  const { if: condition, then, else: otherwise } = result;
  const additions = [
    condition === undefined ? undefined : fits(condition, seen, root) ? then : otherwise,
    ...dependents(result, seen),
    chosenVariant(result, value, root),
  ];
  for (const each of additions) {
    if (each === undefined) continue;
    const { if: _if, then: _then, else: _else, ...rest } = result;
    result = merged(rest, schemaFor(each, value, root, depth + 1));
  }
  return result;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Two schemas that both hold; the second one refines the first. */
function merged(first: Json, second: Json): Json {
  const [some, more] = [first.properties, second.properties].map((each) => (isJson(each) ? each : {})) as [
    Json,
    Json,
  ];
  const properties = { ...some };
  for (const [name, property] of Object.entries(more)) {
    const before = Object.hasOwn(some, name) ? some[name] : undefined;
    Object.defineProperty(properties, name, {
      value: isJson(before) && isJson(property) ? merged(before, property) : property,
      enumerable: true,
    });
  }
  const required = [...new Set([...listOf(first.required), ...listOf(second.required)])];
  return {
    ...first,
    ...second,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** What the presence of other properties adds. */
function dependents({ dependentRequired, dependentSchemas }: Json, value: unknown): unknown[] {
  const isThere = (name: string) => isJson(value) && Object.hasOwn(value, name) && !isBlank(value[name]);
  const entries = (map: unknown) =>
    (isJson(map) ? Object.entries(map) : []).flatMap(([name, each]) => (isThere(name) ? [each] : []));
  return [...entries(dependentRequired).map((required) => ({ required })), ...entries(dependentSchemas)];
}

/** The variants of an object that one of its properties tells apart, such as `type`. */
export interface Variants {
  /** The property that tells them apart. */
  readonly by: string;
  /** Each with its value of that property. */
  readonly variants: readonly { readonly value: unknown; readonly schema: Json }[];
}

/** The only value that a schema allows, in a list; an empty list if there is none or several. */
export function onlyValue(schema: unknown): readonly unknown[] {
  if (!isJson(schema)) return [];
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) && schema.enum.length === 1 ? schema.enum : [];
}

/** How the variants of a schema are told apart; undefined if it has none or they cannot be. */
export function variantsOf(schema: Json, root: Json): Variants | undefined {
  const list = Array.isArray(schema.oneOf) ? schema.oneOf : listOf(schema.anyOf);
  const schemas = list.map((each) => schemaFor(each, undefined, root));
  const named = isJson(schema.discriminator) ? schema.discriminator.propertyName : undefined;
  const names = Object.keys(isJson(schemas[0]?.properties) ? schemas[0].properties : {});
  const valueBy = (each: Json, name: string) =>
    onlyValue(isJson(each.properties) ? each.properties[name] : undefined);
  const by = [named, ...names].find(
    (name): name is string =>
      typeof name === 'string' && schemas.every((each) => valueBy(each, name).length === 1),
  );
  if (by === undefined || schemas.length === 0) return undefined;
  return { by, variants: schemas.map((each) => ({ value: valueBy(each, by)[0], schema: each })) };
}

/** The chosen variant, whose distinguishing property may have the value of any variant. */
function chosenVariant(schema: Json, value: unknown, root: Json): Json | undefined {
  const found = variantsOf(schema, root);
  if (found === undefined) return undefined;
  const { by, variants } = found;
  const own = isJson(schema.properties) ? schema.properties[by] : undefined;
  const typed = isJson(value) && Object.hasOwn(value, by) ? value[by] : isJson(own) ? own.default : undefined;
  const chosen = variants.find((each) => each.value === typed)?.schema ?? {};
  const properties = isJson(chosen.properties) ? chosen.properties : {};
  const first = variants[0]?.schema.properties;
  const described = isJson(first) && isJson(first[by]) ? first[by] : {};
  const { const: _const, ...more } = isJson(properties[by]) ? properties[by] : described;
  const choice = {
    ...more,
    enum: variants.map((each) => each.value),
    titles: variants.map((each) => each.schema.title),
    // What one variant says is not said of the choice.
    title: (isJson(own) ? own.title : undefined) ?? sharedTitle(variants, by),
  };
  const isAsked = variants.every((each) => listOf(each.schema.required).includes(by));
  const { title: _title, description: _description, default: _default, ...rest } = chosen;
  return {
    ...rest,
    properties: {
      [by]: choice,
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => name !== by)),
    },
    required: [...listOf(chosen.required), ...(isAsked ? [by] : [])],
  };
}

/** The title that the distinguishing property has in all variants. */
function sharedTitle(variants: Variants['variants'], by: string): unknown {
  const titles = variants.map(({ schema: { properties } }) => {
    const property = isJson(properties) ? properties[by] : undefined;
    return isJson(property) ? property.title : undefined;
  });
  return titles.every((each) => JSON.stringify(each) === JSON.stringify(titles[0])) ? titles[0] : undefined;
}
