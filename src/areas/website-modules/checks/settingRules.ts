import { isJson, isName, type Json } from './schema/json';
import { normalized } from './schema/normalized';
import { listOf, onlyValue, schemaFor, variantsOf } from './schema/schemaFor';
import { kindError, maxTextLength, type SettingKind, type SettingRule, takesNull } from './settingRule';

const formats: Readonly<Record<string, SettingKind>> = {
  ...{
    multiline: 'multiline',
    textarea: 'multiline',
    url: 'url',
    uri: 'url',
    email: 'email',
    color: 'color',
  },
  ...{ image: 'image', date: 'date', time: 'time', 'date-time': 'moment', localized: 'localized' },
};
/** Groups within groups; deeper ones are edited as JSON. */
const maxDepth = 5;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/**
 * What each setting of a schema is while the settings have these values, by name and in the schema's order: the rule that page and
 * server share (docs/api/website-modules.md, "Settings"). Never throws, whatever the schema is. Names of `Object.prototype`
 * are no settings.
 */
export function settingRules(schema: unknown, values: Json = {}): ReadonlyMap<string, SettingRule> {
  return rulesWithin(wholeOf(schema), values);
}

/** The same for a group or an entry of a list. */
export function rulesWithin({ schema, root, depth }: Within, values: Json): ReadonlyMap<string, SettingRule> {
  const { properties, required } = schemaFor(schema, values, root);
  const asked = listOf(required);
  const named = isJson(properties) ? Object.entries(properties).filter(([name]) => isName(name)) : [];
  return new Map(
    named.map(([name, property]) => [
      name,
      ruleOf(isJson(property) ? property : {}, asked.includes(name), root, depth + 1),
    ]),
  );
}

/** Where settings are described: the module's schema, a group, or an entry of a list. */
export type Within = Pick<SettingRule, 'schema' | 'root' | 'depth'>;

/** A module's schema, normalized. */
export function wholeOf(schema: unknown): Within {
  const root = normalized(schema);
  return { schema: root, root, depth: -1 };
}

function ruleOf(property: Json, required: boolean, root: Json, depth: number): SettingRule {
  const schema = withoutNull(schemaFor(property, undefined, root), root);
  const values = valuesOf(schema);
  const items = isJson(schema.items) ? schema.items : undefined;
  const kind = kindOf(schema, values, root, depth);
  const hasItem = items !== undefined && (kind === 'list' || kind === 'entries');
  const limits = isJson(items) && kind !== 'entries' ? { ...items, ...schema } : schema;
  const rule: SettingRule = {
    kind,
    required,
    preset: undefined,
    maxLength: Math.min(numberOf(limits.maxLength) ?? maxTextLength, maxTextLength),
    values: kind === 'choices' ? valuesOf(items ?? {}) : values,
    item: hasItem ? ruleOf(items, false, root, depth + 1) : undefined,
    schema: kind === 'group' ? withPresets(schema) : schema,
    root,
    depth,
  };
  return { ...rule, preset: presetOf(rule) };
}

/** A default that breaks a limit holds all the same; one of another kind does not. */
function presetOf(rule: SettingRule): unknown {
  const { kind, schema } = rule;
  if (kind === 'secret' || kind === 'group' || schema.default === undefined) return undefined;
  const isOf = (schema.default === null && takesNull(rule)) || kindError(rule, schema.default) === undefined;
  return isOf ? schema.default : undefined;
}

/** The default of a group is one of its settings. */
function withPresets(schema: Json): Json {
  const { default: preset, properties } = schema;
  if (!isJson(preset) || !isJson(properties)) return schema;
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    isJson(property) && Object.hasOwn(preset, name) ? { ...property, default: preset[name] } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** `anyOf` a schema or null means the schema with null. */
function withoutNull(schema: Json, root: Json): Json {
  const word = Array.isArray(schema.oneOf) ? 'oneOf' : 'anyOf';
  const list = listOf(schema[word]);
  const others = list.filter((each) => !(isJson(each) && each.type === 'null'));
  const [only] = others;
  if (others.length !== 1 || list.length !== 2) return schema;
  const { [word]: _list, ...rest } = schema;
  const inner = schemaFor(only, undefined, root);
  return { ...inner, ...rest, type: [...[inner.type ?? []].flat(), 'null'] };
}

function kindOf(schema: Json, values: readonly unknown[], root: Json, depth: number): SettingKind {
  const { format, writeOnly, prefixItems } = schema;
  // Whatever else is said of it: anywhere else its value would be readable.
  if (writeOnly === true) return 'secret';
  if (values.length > 0) return 'choice';
  if (typeof schema.$ref === 'string' || schema.allOf !== undefined)
    return isGroup(schema, root, depth) ? 'group' : 'json';
  const types = [schema.type ?? impliedType(schema)].flat().filter((each) => each !== 'null');
  const type = types.length === 1 ? types[0] : undefined;
  if (type === 'object') return isGroup(schema, root, depth) ? 'group' : 'json';
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return 'json';
  if (type === 'integer' || type === 'number') return type;
  if (type === 'boolean') return types.length === [schema.type].flat().length ? 'boolean' : 'choice';
  if (type === 'string') return textKind(schema, format);
  return type === 'array' && prefixItems === undefined ? listKind(schema.items, root, depth) : 'json';
}

function textKind(schema: Json, format: unknown): SettingKind {
  if (schema.editPresentation === 'multilineText') return 'multiline';
  return formats[String(format)] ?? 'text';
}

function listKind(items: unknown, root: Json, depth: number): SettingKind {
  if (!isJson(items)) return 'json';
  const item = withoutNull(schemaFor(items, undefined, root), root);
  const values = valuesOf(item);
  if (values.length > 0) {
    const isPlain = ['string', 'number'].some((type) => values.every((each) => typeof each === type));
    return isPlain ? 'choices' : 'json';
  }
  const kind = kindOf(item, values, root, depth + 1);
  if (kind === 'group') return 'entries';
  return ['text', 'url', 'email', 'color', 'image', 'date', 'integer', 'number'].includes(kind)
    ? 'list'
    : 'json';
}

const impliedType = ({ properties, items }: Json) =>
  properties !== undefined ? 'object' : items !== undefined ? 'array' : undefined;

/** Whether an object has fields of its own, which a form can name. */
function isGroup(schema: Json, root: Json, depth: number): boolean {
  const { properties } = schemaFor(schema, {}, root);
  const names = isJson(properties) ? Object.keys(properties) : [];
  const hasOther = (schema.oneOf ?? schema.anyOf) !== undefined && variantsOf(schema, root) === undefined;
  const isTooDeep = depth >= maxDepth;
  return (
    names.length > 0 &&
    !hasOther &&
    !isTooDeep &&
    names.every((name) => /^[A-Za-z_$][\w$-]*$/.test(name) && isName(name))
  );
}

/** The values of a choice; none if it is not one. */
function valuesOf(schema: Json): readonly unknown[] {
  const { type, enum: choices, oneOf, anyOf } = schema;
  if (Array.isArray(choices)) return choices;
  if ('const' in schema) return [schema.const];
  const types = [type].flat();
  if (types.length === 2 && types.includes('boolean') && types.includes('null')) return [true, false, null];
  const list = listOf(oneOf ?? anyOf);
  const values = list.flatMap(onlyValue);
  return values.length === list.length ? values : [];
}
