import { isExactNumber } from '@/records/values/exactNumber';
import { equals, isJson, type Json } from './json';
import { targetOf } from './targetOf';

/** Where a value does not fit a schema (`slides.0.text`, empty for the value itself), and the keyword that says so. */
export interface Breach {
  readonly path: string;
  readonly keyword: string;
}

/** Whether a text matches a pattern. */
export type Matches = (pattern: string, text: string) => boolean;

/** What is the same for all parts of a value. */
interface Run {
  /** The schema in which references are looked up. */
  readonly root: Json;
  readonly matches: Matches | undefined;
  /** Left before the schema is given up: one that refers to itself twice would take forever. */
  steps: number;
  depth: number;
}

const maxSteps = 20_000;
const maxDepth = 200;

/**
 * Where a value does not fit a normalized schema (JSON Schema 2020-12). Not looked at are `format`, which only describes, `unevaluated...`,
 * secrets, and texts by language, which have rules of their own. Nothing if the schema cannot be read: the server decides.
 * @param matches tries patterns; without it they are left to the server, because a bad one would freeze the page
 */
export function breaches(schema: Json, value: unknown, root: Json, matches?: Matches): readonly Breach[] {
  const run = { root, matches, steps: maxSteps, depth: 0 };
  const found = value === undefined ? [] : within(run, schema, value, '');
  return run.steps > 0 ? found : [];
}

/** Whether a value fits. */
export const fits = (schema: unknown, value: unknown, root: Json): boolean =>
  typeof schema === 'boolean' ? schema : !isJson(schema) || breaches(schema, value, root).length === 0;

const isSecret = (schema: unknown) => isJson(schema) && schema.writeOnly === true;
const inner = (path: string, step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const own = (value: Json, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

function within(run: Run, schema: unknown, value: unknown, path: string): Breach[] {
  if (schema === false) return [{ path, keyword: 'false' }];
  if (!isJson(schema)) return [];
  run.steps = run.depth < maxDepth ? run.steps - 1 : 0;
  run.depth += 1;
  const found = run.steps <= 0 ? [] : breachesOf(run, schema, value, path);
  run.depth -= 1;
  return found;
}

function breachesOf(run: Run, schema: Json, value: unknown, path: string): Breach[] {
  if (isSecret(schema) || schema.format === 'localized') return [];
  const target = typeof schema.$ref === 'string' ? targetOf(schema.$ref, run.root) : undefined;
  const keywords = [
    ...valueBreaches(schema, value),
    ...(typeof value === 'number' ? numberBreaches(schema, value) : []),
    ...(typeof value === 'string' ? textBreaches(run, schema, value) : []),
  ];
  return [
    ...keywords.map((keyword) => ({ path, keyword })),
    ...(Array.isArray(value) ? listBreaches(run, schema, value, path) : []),
    ...(isJson(value) ? objectBreaches(run, schema, value, path) : []),
    ...combinedBreaches(run, schema, value, path),
    ...(target === undefined ? [] : within(run, target, value, path)),
  ];
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isJson,
};

function valueBreaches(schema: Json, value: unknown): string[] {
  const named = schema.type === undefined ? [] : [schema.type].flat().map((type) => types[String(type)]);
  const isKnown = named.length > 0 && named.every((each) => each !== undefined);
  return [
    ...(isKnown && !named.some((isOf) => isOf?.(value)) ? ['type'] : []),
    ...(Array.isArray(schema.enum) && !schema.enum.some((each) => equals(each, value)) ? ['enum'] : []),
    ...('const' in schema && !equals(schema.const, value) ? ['const'] : []),
  ];
}

function textBreaches({ matches }: Run, schema: Json, value: string): string[] {
  const { pattern } = schema;
  const isOther = typeof pattern === 'string' && matches !== undefined && !matches(pattern, value);
  return [...countBreaches(schema, [...value].length, 'Length'), ...(isOther ? ['pattern'] : [])];
}

/** Whether a number is a multiple of another one, as far as decimals can be. */
function isMultiple(value: number, step: unknown): boolean {
  if (typeof step !== 'number' || step <= 0) return true;
  const steps = value / step;
  if (!isExactNumber(steps)) return true;
  // The nearest multiple differs from it by rounding alone, which grows with the number.
  const rounding = 2 * Number.EPSILON * Math.abs(value);
  return Math.abs(Math.round(steps) * step - value) <= rounding;
}

function numberBreaches(schema: Json, value: number): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    ...(typeof minimum === 'number' && value < minimum ? ['minimum'] : []),
    ...(typeof maximum === 'number' && value > maximum ? ['maximum'] : []),
    ...(typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum ? ['exclusiveMinimum'] : []),
    ...(typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum ? ['exclusiveMaximum'] : []),
    ...(isMultiple(value, multipleOf) ? [] : ['multipleOf']),
  ];
}

/** `minItems`, `maxLength` and the like. */
function countBreaches(schema: Json, count: number, of: 'Length' | 'Items' | 'Properties'): string[] {
  const [min, max] = [schema[`min${of}`], schema[`max${of}`]];
  return [
    ...(typeof min === 'number' && count < min ? [`min${of}`] : []),
    ...(typeof max === 'number' && count > max ? [`max${of}`] : []),
  ];
}

function listBreaches(run: Run, schema: Json, list: readonly unknown[], path: string): Breach[] {
  const { prefixItems, items, contains, minContains = 1, maxContains } = schema;
  const first = listOf(prefixItems);
  const isTwice = (each: unknown, place: number) => list.findIndex((other) => equals(each, other)) < place;
  const count =
    contains === undefined ? 0 : list.filter((each) => within(run, contains, each, '').length === 0).length;
  const hasFew = contains !== undefined && count < Number(minContains);
  const hasMany = contains !== undefined && typeof maxContains === 'number' && count > maxContains;
  const keywords = [
    ...countBreaches(schema, list.length, 'Items'),
    ...(schema.uniqueItems === true && list.some(isTwice) ? ['uniqueItems'] : []),
    ...(hasFew || hasMany ? ['contains'] : []),
  ];
  return [
    ...keywords.map((keyword) => ({ path, keyword })),
    ...list.flatMap((each, place) =>
      within(run, place < first.length ? first[place] : items, each, inner(path, place)),
    ),
  ];
}

function objectBreaches(run: Run, schema: Json, value: Json, path: string): Breach[] {
  const { required, additionalProperties, propertyNames, patternProperties } = schema;
  const properties = isJson(schema.properties) ? schema.properties : {};
  const isMissing = (name: unknown): name is string =>
    typeof name === 'string' && !Object.hasOwn(value, name) && !isSecret(own(properties, name));
  const asked = Object.entries(isJson(schema.dependentRequired) ? schema.dependentRequired : {});
  const missing = [
    ...listOf(required).filter(isMissing),
    ...asked.flatMap(([name, names]) => (Object.hasOwn(value, name) ? listOf(names).filter(isMissing) : [])),
  ];
  // With patterns nobody knows which names are left.
  const isClosed = additionalProperties !== undefined && patternProperties === undefined;
  const dependents = Object.entries(isJson(schema.dependentSchemas) ? schema.dependentSchemas : {});
  return [
    ...countBreaches(schema, Object.keys(value).length, 'Properties').map((keyword) => ({ path, keyword })),
    ...missing.map((name) => ({ path: inner(path, name), keyword: 'required' })),
    ...Object.entries(value).flatMap(([name, each]) => {
      const rule = Object.hasOwn(properties, name)
        ? properties[name]
        : isClosed
          ? additionalProperties
          : undefined;
      const isNamed = propertyNames === undefined || within(run, propertyNames, name, '').length === 0;
      return [
        ...within(run, rule, each, inner(path, name)),
        ...(isNamed ? [] : [{ path: inner(path, name), keyword: 'propertyNames' }]),
      ];
    }),
    ...dependents.flatMap(([name, each]) =>
      Object.hasOwn(value, name) ? within(run, each, value, path) : [],
    ),
  ];
}

/** What the branches of a choice say is not what is wrong: none of them may be meant. */
function combinedBreaches(run: Run, schema: Json, value: unknown, path: string): Breach[] {
  const { allOf, anyOf, oneOf, not, if: condition, then, else: otherwise } = schema;
  const isFit = (each: unknown) => within(run, each, value, path).length === 0;
  const isOpen = condition !== undefined && isFit(condition);
  return [
    ...listOf(allOf).flatMap((each) => within(run, each, value, path)),
    ...(Array.isArray(anyOf) && !anyOf.some(isFit) ? [{ path, keyword: 'anyOf' }] : []),
    ...(Array.isArray(oneOf) && oneOf.filter(isFit).length !== 1 ? [{ path, keyword: 'oneOf' }] : []),
    ...(not !== undefined && isFit(not) ? [{ path, keyword: 'not' }] : []),
    ...(condition === undefined ? [] : within(run, isOpen ? then : otherwise, value, path)),
  ];
}
