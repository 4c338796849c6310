import { isJson, type Json } from '../../checks/schema/json';
import type { SettingRule } from '../../checks/settingRule';
import { rulesWithin, settingRules } from '../../checks/settingRules';
import { formName } from './formNames';

/** The paths in the form of the groups that a schema has for these values: `settings.mail`. */
export const groupPaths = (schema: unknown, values: Json): string[] =>
  pathsIn(settingRules(schema, values), values, 'settings');

function pathsIn(rules: ReadonlyMap<string, SettingRule>, values: Json, above: string): string[] {
  return [...rules].flatMap(([name, rule]) => {
    if (rule.kind !== 'group') return [];
    const path = `${above}.${formName(name)}`;
    const value = values[name];
    const inner = isJson(value) ? value : {};
    return [path, ...pathsIn(rulesWithin(rule, inner), inner, path)];
  });
}
