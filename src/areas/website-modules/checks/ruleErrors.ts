import type { Matches } from './schema/breaches';
import type { Json } from './schema/json';
import { isWithin, settingErrors } from './settingErrors';

/**
 * The codes of what is wrong with the settings that a rule brings to a group, by path such as `slides.0.text`: of those settings, and of
 * others that were right before.
 * @param inherited what the group has without this rule
 * @param stored what the rule brought before
 * @param matches tries patterns, which are not looked at without it
 */
export function ruleErrors(
  schema: unknown,
  inherited: Json,
  { settings, stored }: { readonly settings: Json; readonly stored: Json },
  matches?: Matches,
): ReadonlyMap<string, string> {
  const before = settingErrors(schema, inherited, inherited, matches);
  const errors = settingErrors(schema, { ...inherited, ...settings }, { ...inherited, ...stored }, matches);
  const isOwn = (path: string) => Object.keys(settings).some((name) => isWithin(path, name));
  return new Map([...errors].filter(([path]) => isOwn(path) || !before.has(path)));
}
