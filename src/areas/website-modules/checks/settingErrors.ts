import { type SettingRule, valueError } from './settingRule';
import { settingRules } from './settingRules';

type Values = Readonly<Record<string, unknown>>;

/** Whether nothing was entered: no value, only spaces, an empty list, no text in any language. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Why a setting cannot have this value, which is undefined if there is none: the code of the error. */
function settingError(rule: SettingRule, value: unknown): string | undefined {
  if (rule.kind === 'secret') return value === undefined ? undefined : 'secret';
  if (rule.kind === 'foreign') return undefined;
  const isUnset = value === undefined || value === null;
  const hasPreset = isUnset && rule.preset !== undefined;
  if (rule.required && isEmpty(value) && !hasPreset) return 'required';
  return isUnset || value === '' ? undefined : valueError(rule, value);
}

/**
 * The codes of what is wrong with settings, by name. A name that the schema does not have is an error, unless it is
 * stored: an older release may have left it.
 */
export function settingErrors(
  schema: unknown,
  settings: Values,
  stored: Values,
): ReadonlyMap<string, string> {
  const rules = settingRules(schema);
  const unknown = Object.keys(settings).filter((name) => !rules.has(name) && !Object.hasOwn(stored, name));
  const errors = [...rules].map(([name, rule]) => {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    return [name, settingError(rule, value)] as const;
  });
  const invalid = errors.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Map([...invalid, ...unknown.map((name) => [name, 'unknown_setting'] as const)]);
}
