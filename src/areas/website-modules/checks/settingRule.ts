import { isExactNumber } from '@/records/values/exactNumber';
import { textFormats } from './textFormats';

/** How a setting is edited. `foreign` goes beyond the subset of JSON Schema: it has no input and goes back unchanged. */
export type SettingKind =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'color'
  | 'image'
  | 'date'
  | 'localized'
  | 'secret'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'foreign';

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
  readonly values: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numberError({ kind, min, max }: SettingRule, value: unknown): string | undefined {
  if (typeof value !== 'number' || (kind === 'integer' && !Number.isInteger(value))) return 'number';
  if (!isExactNumber(value)) return 'inexact';
  if (min !== undefined && value < min) return 'tooSmall';
  return max !== undefined && value > max ? 'tooLarge' : undefined;
}

function textError({ kind, maxLength }: SettingRule, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'text';
  if (value.length > maxLength) return 'tooLong';
  const hasFormat = textFormats[kind];
  return hasFormat !== undefined && value !== '' && !hasFormat(value) ? `format_${kind}` : undefined;
}

const firstError = (rule: SettingRule, values: readonly unknown[]) =>
  values.map((each) => textError(rule, each)).find((error) => error !== undefined);

/** Why a value is not one of this setting, as an error code; undefined if it is, and for what is beyond the subset. */
export function valueError(rule: SettingRule, value: unknown): string | undefined {
  const isChoice = (each: unknown) => typeof each === 'string' && rule.values.includes(each);
  switch (rule.kind) {
    case 'foreign':
      return undefined;
    case 'secret':
      return 'secret';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'unknown_value';
    case 'integer':
    case 'number':
      return numberError(rule, value);
    case 'choice':
      return isChoice(value) ? undefined : 'unknown_value';
    case 'choices':
      return Array.isArray(value) && value.every(isChoice) ? undefined : 'unknown_value';
    case 'list':
      return Array.isArray(value) ? firstError(rule, value) : 'unknown_value';
    case 'localized':
      return isObject(value)
        ? firstError(
            rule,
            Object.values(value).filter((each) => each !== undefined),
          )
        : 'text';
    default:
      return textError(rule, value);
  }
}
