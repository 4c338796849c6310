import { isExactNumber } from '@/records/values/exactNumber';
import { breaches, isMultiple } from './schema/breaches';
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
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** In UTF-16 units; of each text of a list, and of each language. */
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

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function numberError({ kind, min, max, schema }: SettingRule, value: number): string | undefined {
  if (kind === 'integer' && !Number.isInteger(value)) return 'number';
  if (!isExactNumber(value)) return 'inexact';
  if (min !== undefined && value < min) return 'tooSmall';
  if (max !== undefined && value > max) return 'tooLarge';
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = schema;
  if (value <= (numberOf(above) ?? Number.NEGATIVE_INFINITY)) return 'tooSmall';
  if (value >= (numberOf(below) ?? Number.POSITIVE_INFINITY)) return 'tooLarge';
  return isMultiple(value, step) ? undefined : 'step';
}

function textError({ kind, maxLength, schema }: SettingRule, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'text';
  if (value.length > maxLength) return 'tooLong';
  const hasFormat = textFormats[kind];
  if (hasFormat !== undefined && value !== '' && !hasFormat(value)) return `format_${kind}`;
  return value !== '' && value.length < (numberOf(schema.minLength) ?? 0) ? 'tooShort' : undefined;
}

const firstError = (values: readonly unknown[], errorOf: (value: unknown) => string | undefined) =>
  values.map(errorOf).find((error) => error !== undefined);

/** Why a list has too few entries, too many, or one twice. */
function countError({ minItems, maxItems, uniqueItems }: Json, list: readonly unknown[]): string | undefined {
  if (list.length < (numberOf(minItems) ?? 0) && list.length > 0) return 'tooFew';
  if (list.length > (numberOf(maxItems) ?? Number.POSITIVE_INFINITY)) return 'tooMany';
  const isTwice = (each: unknown, place: number) => list.findIndex((other) => equals(each, other)) < place;
  return uniqueItems === true && list.some(isTwice) ? 'notUnique' : undefined;
}

/** Why a value is not one of this setting, as an error code; undefined if it is. What is in groups and entries is not looked at. */
export function valueError(rule: SettingRule, value: unknown): string | undefined {
  const { item, schema } = rule;
  const isChoice = (each: unknown) => rule.values.some((other) => equals(other, each));
  if (value === null && takesNull(rule)) return undefined;
  switch (rule.kind) {
    case 'json':
      return breaches(schema, value, rule.root).length > 0 ? 'schema' : undefined;
    case 'secret':
      return 'secret';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'unknown_value';
    case 'integer':
    case 'number':
      return typeof value === 'number' ? numberError(rule, value) : 'number';
    case 'choice':
      return isChoice(value) ? undefined : 'unknown_value';
    case 'choices':
      if (!Array.isArray(value) || !value.every(isChoice)) return 'unknown_value';
      return countError(schema, value);
    case 'list':
      if (!Array.isArray(value) || item === undefined) return 'unknown_value';
      return firstError(value, (each) => valueError(item, each)) ?? countError(schema, value);
    case 'group':
      return isJson(value) ? undefined : 'schema';
    case 'entries':
      return Array.isArray(value) && value.every(isJson) ? countError(schema, value) : 'schema';
    case 'localized':
      return isJson(value)
        ? firstError(
            Object.values(value).filter((each) => each !== undefined),
            (each) => textError(rule, each),
          )
        : 'text';
    default:
      return textError(rule, value);
  }
}

/** Whether null is a value of the setting, and not the same as none. */
export const takesNull = ({ schema, values }: SettingRule): boolean =>
  values.includes(null) || [schema.type].flat().includes('null');
