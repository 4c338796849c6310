import { breachCode } from './breachCode';
import { breaches, type Matches } from './schema/breaches';
import { declaredNames } from './schema/declaredNames';
import { isBlank, isJson, isName, type Json, withoutBlank } from './schema/json';
import { normalized } from './schema/normalized';
import { withDefaults } from './settingDefaults';
import { type SettingRule, takesNull, valueError } from './settingRule';
import { rulesWithin, settingRules } from './settingRules';

type Found = readonly [path: string, code: string];

/** Why a setting cannot have this value, which is undefined if there is none: the code of the error. */
function settingError(rule: SettingRule, value: unknown): string | undefined {
  if (rule.kind === 'secret') return value === undefined ? undefined : 'secret';
  const isUnset = value === undefined || value === null;
  if (value === null && takesNull(rule)) return undefined;
  const hasPreset = isUnset && rule.preset !== undefined;
  const isValue = rule.kind === 'choice' && value === '' && rule.values.includes('');
  if (rule.required && rule.kind !== 'group' && isBlank(value) && !hasPreset && !isValue) return 'required';
  return isUnset || (value === '' && rule.kind !== 'choice') ? undefined : valueError(rule, value);
}

/** What is wrong with settings and with what is in them. */
function errorsIn(rules: ReadonlyMap<string, SettingRule>, settings: Json, above: string): Found[] {
  return [...rules].flatMap(([name, rule]): Found[] => {
    const path = `${above}${name}`;
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    const error = settingError(rule, value);
    if (error !== undefined) return [[path, error]];
    if (rule.kind === 'group' && (isJson(value) || rule.required)) {
      const values = isJson(value) ? value : {};
      return errorsIn(rulesWithin(rule, values), values, `${path}.`);
    }
    const { item } = rule;
    if (rule.kind !== 'entries' || item === undefined || !Array.isArray(value)) return [];
    return value.flatMap((each, place) =>
      isJson(each) ? errorsIn(rulesWithin(item, each), each, `${path}.${place}.`) : [],
    );
  });
}

/** Whether a path such as `slides.0.text` leads to what another one names, or into it. */
export const isWithin = (path: string, above: string) => `${path}.`.startsWith(`${above}.`);

/**
 * The codes of what is wrong with settings, by path such as `slides.0.text`. A name that the schema does not have is an error, unless
 * it is stored, because an older release may have left it, or the schema says what other names mean.
 * @param matches tries patterns, which are not looked at without it
 */
export function settingErrors(
  schema: unknown,
  settings: Json,
  stored: Json,
  matches?: Matches,
): ReadonlyMap<string, string> {
  const root = normalized(schema);
  const rules = settingRules(schema, settings);
  const { additionalProperties, patternProperties } = root;
  const isOpen = isJson(additionalProperties) || additionalProperties === true || isJson(patternProperties);
  const declared = declaredNames(root, root);
  const others = Object.keys(settings).filter((name) => !rules.has(name));
  const unknown = others.filter(
    (name) => !Object.hasOwn(stored, name) && (!isName(name) || !(isOpen || declared.has(name))),
  );
  const errors = new Map([
    ...errorsIn(rules, settings, ''),
    ...unknown.map((name) => [name, 'unknown_setting'] as const),
  ]);
  const left = others.filter((name) => Object.hasOwn(stored, name));
  for (const { path, keyword } of breaches(
    root,
    withoutBlank(withDefaults(schema, settings)),
    root,
    matches,
  )) {
    const isSaid = [...errors.keys()].some((each) => isWithin(path, each) || isWithin(each, path));
    const isLeft = left.some((name) => isWithin(path, name));
    // An empty text may be one of the values.
    const isEmptyChoice = keyword === 'required' && settings[path] === '';
    if (!isSaid && !isLeft && !isEmptyChoice) errors.set(path, breachCode(keyword));
  }
  return errors;
}
