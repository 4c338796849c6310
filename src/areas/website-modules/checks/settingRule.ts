import { isExactNumber } from '@/records/values/exactNumber';
import { breachCode } from './breachCode';
import { breaches, fits } from './schema/breaches';
import { equals, isJson, type Json } from './schema/json';
import { textFormats } from './textFormats';

/** How a setting is edited. `json`: as JSON, because no other input fits what the schema says of it. */
export type SettingKind =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'color'
  | 'image'
  | 'date'
  | 'time'
  | 'moment'
  | 'localized'
  | 'secret'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'group'
  | 'entries'
  | 'json';

/** What a schema says of a setting. */
export interface SettingRule {
  readonly kind: SettingKind;
  readonly required: boolean;
  /** What holds while nothing is stored; undefined if there is no default or it is of another kind. */
  readonly preset: unknown;
  /** In characters; of each text of a list, and of each language. */
  readonly maxLength: number;
  /** The values of a choice. */
  readonly values: readonly unknown[];
  /** What an entry of a list is; of `list` and `entries`. */
  readonly item: SettingRule | undefined;
  /** What the schema says, normalized, with its references followed. */
  readonly schema: Json;
  /** The schema in which references are looked up. */
  readonly root: Json;
  /** The number of groups and lists around. */
  readonly depth: number;
}

/** The characters that any text can have. */
export const maxTextLength = 5000;

function textError(kind: SettingKind, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'text';
  if ([...value].length > maxTextLength) return 'tooLong';
  const hasFormat = textFormats[kind];
  return hasFormat !== undefined && value !== '' && !hasFormat(value) ? `format_${kind}` : undefined;
}

const firstError = (values: readonly unknown[], errorOf: (value: unknown) => string | undefined) =>
  values.map(errorOf).find((error) => error !== undefined);

/** The texts of a text by language that are there. */
const textsIn = (value: unknown): unknown[] =>
  Object.values(Object(value)).filter((each) => each !== undefined && each !== '');

/** Why a value is of another kind than a setting's, as an error code; undefined if it is of this one. */
export function kindError(rule: SettingRule, value: unknown): string | undefined {
  const { kind, item } = rule;
  const isChoice = (each: unknown) => rule.values.some((other) => equals(other, each));
  switch (kind) {
    case 'json':
      return fits(rule.schema, value, rule.root) ? undefined : 'schema';
    case 'secret':
      return 'secret';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'unknown_value';
    case 'integer':
    case 'number':
      if (typeof value !== 'number' || (kind === 'integer' && !Number.isInteger(value))) return 'number';
      return isExactNumber(value) ? undefined : 'inexact';
    case 'choice':
      return isChoice(value) ? undefined : 'unknown_value';
    case 'choices':
      return Array.isArray(value) && value.every(isChoice) ? undefined : 'unknown_value';
    case 'list':
      if (!Array.isArray(value) || item === undefined) return 'unknown_value';
      return firstError(value, (each) => kindError(item, each));
    case 'group':
      return isJson(value) ? undefined : 'schema';
    case 'entries':
      return Array.isArray(value) && value.every(isJson) ? undefined : 'schema';
    case 'localized':
      return isJson(value) ? firstError(textsIn(value), (each) => textError(kind, each)) : 'text';
    default:
      return textError(kind, value);
  }
}

/** Why a value is not one of this setting, as an error code; undefined if it is. What is in groups and entries is not looked at. */
export function valueError(rule: SettingRule, value: unknown): string | undefined {
  if (value === null && takesNull(rule)) return undefined;
  return kindError(rule, value) ?? limitError(rule, value);
}

/** What the schema says beyond the kind. An emptied text or list is no value. */
function limitError({ kind, schema, root }: SettingRule, value: unknown): string | undefined {
  const isEmptied = value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmptied || kind === 'json' || kind === 'group' || kind === 'choice') return undefined;
  if (kind === 'localized') {
    const { minLength, maxLength } = schema;
    return firstError(textsIn(value), (text) => firstCode(breaches({ minLength, maxLength }, text, root)));
  }
  // What is in entries has rules of its own.
  return firstCode(breaches(schema, value, root).filter(({ path }) => path === '' || kind === 'list'));
}

const firstCode = ([first]: ReturnType<typeof breaches>) => first && breachCode(first.keyword);

/** Whether null is a value of the setting, and not the same as none. */
export const takesNull = ({ schema, values }: SettingRule): boolean =>
  values.includes(null) || [schema.type].flat().includes('null');
