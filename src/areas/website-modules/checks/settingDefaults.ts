import { isJson, type Json } from './schema/json';
import type { SettingRule } from './settingRule';
import { rulesWithin, type Within, wholeOf } from './settingRules';

/** What holds of a setting that is not stored: its default; a checkbox without one is off. */
export const implicitValue = ({ kind, preset }: SettingRule): unknown =>
  preset ?? (kind === 'boolean' ? false : undefined);

/** Settings with the defaults of those that are not stored, also in groups and entries: what holds, and what a form shows. */
export function withDefaults(schema: unknown, stored: Json): Json {
  return withDefaultsWithin(wholeOf(schema), stored);
}

/** A default may be the condition of another setting, with a default of its own. */
const maxRounds = 4;

/** The same for a group, or for an entry of a list. */
export function withDefaultsWithin(within: Within, stored: Json): Json {
  let values = stored;
  for (let round = 0; round < maxRounds; round++) {
    const added = [...rulesWithin(within, values)].flatMap(([name, rule]) => {
      const has = Object.hasOwn(values, name);
      const next = filledValue(rule, has ? values[name] : undefined);
      return next === undefined || (has && next === values[name]) ? [] : [[name, next] as const];
    });
    if (added.length === 0) return values;
    const isDone = added.every(([name]) => Object.hasOwn(values, name));
    values = { ...values, ...Object.fromEntries(added) };
    if (isDone) return values;
  }
  return values;
}

/** The same value if nothing is added. */
function filledValue(rule: SettingRule, value: unknown): unknown {
  const { kind, item } = rule;
  if (kind === 'group') {
    if (value !== undefined && !isJson(value)) return value;
    const inner = withDefaultsWithin(rule, value ?? {});
    return value === undefined && Object.keys(inner).length === 0 ? undefined : inner;
  }
  const list = value ?? implicitValue(rule);
  if (kind !== 'entries' || item === undefined || !Array.isArray(list))
    return value === undefined ? list : value;
  const entries = list.map((each: unknown) => (isJson(each) ? withDefaultsWithin(item, each) : each));
  return entries.some((each, place) => each !== list[place]) ? entries : list;
}
