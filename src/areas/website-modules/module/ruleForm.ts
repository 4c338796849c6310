import { isJson, type Json } from '../checks/schema/json';
import { defaultOf, type Rule, rulesOf, type Side, type Targeting } from '../targeting';
import { formName, fromForm, settingName, toForm } from './settings/formNames';

/** Who gets a module, in its form: `default` and the groups with a rule that says so, such as `group:g1`. */
export type Sides = Readonly<Record<string, Side>>;

/** The settings that rules bring, in a module's form: by group and name, as names of fields. */
export type GroupSettings = Readonly<Record<string, Json>>;

/** The rules in two fields of the form, because a group's settings are edited with those of the module. */
export interface RuleValues {
  readonly targeting: Sides;
  readonly groupSettings: GroupSettings;
}

/** The field with the settings of a group such as `group:g1`. */
export const groupSource = (group: string): string => `groupSettings.${formName(group)}`;

/** The rules as values of the form. */
export function readRules(targeting: Targeting): RuleValues {
  const rules = rulesOf(targeting);
  const sides = rules.flatMap(([group, { state }]) => (state === undefined ? [] : [[group, state] as const]));
  const settings = rules.flatMap(([group, rule]) =>
    isJson(rule.settings) ? [[formName(group), toForm(rule.settings)] as const] : [],
  );
  return {
    targeting: { default: defaultOf(targeting), ...Object.fromEntries(sides) },
    groupSettings: Object.fromEntries(settings),
  };
}

/** The inverse of `readRules`; what is not set, or says nothing, is left out. */
export function writeRules({ targeting, groupSettings }: RuleValues): Targeting {
  const settings = new Map(
    Object.entries(groupSettings).flatMap(([group, values]) => {
      const set = Object.entries(fromForm(values)).filter(([, value]) => value !== undefined);
      return set.length > 0 ? [[settingName(group), Object.fromEntries(set)] as const] : [];
    }),
  );
  const groups = new Set([
    ...Object.keys(targeting).filter((group) => group !== 'default'),
    ...settings.keys(),
  ]);
  const rules = [...groups].flatMap((group): [string, Rule][] => {
    const rule = { state: targeting[group], settings: settings.get(group) };
    return rule.state === undefined && rule.settings === undefined ? [] : [[group, rule]];
  });
  return { default: defaultOf(targeting), ...Object.fromEntries(rules) };
}
