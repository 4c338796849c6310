import { type SettingKind, type SettingRule, valueError } from './settingRule';

type Json = Readonly<Record<string, unknown>>;

/** The keywords of the subset. `pattern` is for the server alone, because a bad one could freeze the page. */
const keywords = new Set([
  ...['type', 'title', 'description', 'default', 'format', 'maxLength', 'minimum', 'maximum', 'enum'],
  ...['items', 'writeOnly', 'pattern', 'x-order', 'x-labels'],
]);
const formats = ['multiline', 'url', 'email', 'color', 'image', 'date', 'localized'] as const;
const maxProperties = 60;
const maxValues = 50;
const maxLength = 5000;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const hasName = (name: string) => /^[A-Za-z][\w-]{0,63}$/.test(name);
const hasOnly = (json: Json, words: readonly string[]) =>
  Object.keys(json).every((word) => words.includes(word));

/**
 * What each property of a settings schema is, by name and in its order: the rule that page and server share
 * (docs/api/website-modules.md, "Settings"). Never throws, whatever the schema is. Names of `Object.prototype` are no
 * settings.
 */
export function settingRules(schema: unknown): ReadonlyMap<string, SettingRule> {
  if (!isJson(schema) || !isJson(schema.properties)) return new Map();
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = Object.entries(schema.properties).filter(([name]) => !(name in Object.prototype));
  return new Map(
    properties.flatMap(([name, property], index) => {
      const json = isJson(property) ? property : {};
      const isSecret = json.writeOnly === true;
      // What no form can name must not be stored as an ordinary setting either.
      if (isSecret && !hasName(name)) return [];
      const isIn = isSecret || (index < maxProperties && hasName(name));
      return [[name, ruleOf(isIn ? json : {}, required.includes(name))]];
    }),
  );
}

function ruleOf(json: Json, required: boolean): SettingRule {
  const values = valuesOf(json);
  const kind = kindOf(json, values);
  const length = numberOf((isJson(json.items) ? json.items : json).maxLength) ?? maxLength;
  const rule = {
    kind,
    required,
    preset: undefined,
    min: undefined,
    max: undefined,
    maxLength: maxLength,
    values,
  };
  // A default that breaks a limit holds all the same; one of another kind does not.
  const isPreset = kind !== 'foreign' && valueError(rule, json.default) === undefined;
  return {
    ...rule,
    preset: isPreset ? json.default : undefined,
    min: numberOf(json.minimum),
    max: numberOf(json.maximum),
    maxLength: Math.min(length, maxLength),
  };
}

function kindOf(json: Json, values: readonly string[]): SettingKind {
  const { type, format, items, writeOnly } = json;
  // Whatever else is said of it: anywhere else its value would be readable.
  if (writeOnly === true) return 'secret';
  if (!Object.keys(json).every((word) => keywords.has(word))) return 'foreign';
  if (json.enum !== undefined) return values.length > 0 && isTextType(type) ? 'choice' : 'foreign';
  if (type === 'array') {
    if (!isJson(items) || !isTextType(items.type)) return 'foreign';
    if (values.length > 0) return hasOnly(items, ['type', 'enum']) ? 'choices' : 'foreign';
    return items.type === 'string' && hasOnly(items, ['type', 'maxLength']) ? 'list' : 'foreign';
  }
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'string') return 'foreign';
  return format === undefined ? 'text' : (formats.find((each) => each === format) ?? 'foreign');
}

const isTextType = (type: unknown) => type === undefined || type === 'string';

/** The values of a choice; none if they are not texts or too many. */
function valuesOf({ enum: choices, items }: Json): readonly string[] {
  const values: unknown = choices ?? (isJson(items) ? items.enum : undefined);
  if (!Array.isArray(values) || values.length > maxValues) return [];
  return values.every((value) => typeof value === 'string' && value !== '') ? values : [];
}
