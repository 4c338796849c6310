import type { useTranslate } from 'react-admin';
import { isJson, type Json } from '../../checks/schema/json';
import { settingErrors } from '../../checks/settingErrors';
import type { SettingRule } from '../../checks/settingRule';
import { rulesWithin, settingRules } from '../../checks/settingRules';
import type { Module } from '../../moduleSchema';
import { describedSettings, readSettings, type Setting } from './readSettings';
import { sentSettings } from './sentSettings';
import { settingReason } from './settingReason';

/** What no input of the form would show: it must be corrected in the JSON. */
const hidden = ['unknown_setting', 'secret'];

/** Whether typed settings have names that the form cannot show. */
export const hasHidden = (typed: Json, { settingsSchema, settings }: Module): boolean =>
  [...settingErrors(settingsSchema, typed, settings).values()].some((code) => hidden.includes(code));

/**
 * What is wrong with settings that were typed as JSON, a line for each; undefined if nothing is. The same is refused as
 * in the form.
 * @param language that a required text must be written in
 */
export function jsonErrors(
  typed: Json,
  { settingsSchema, settings: stored }: Module,
  {
    translate,
    locale,
    language,
  }: { translate: ReturnType<typeof useTranslate>; locale: string; language?: string },
): string | undefined {
  const secrets = [...settingErrors(settingsSchema, typed, stored)].filter(([, code]) =>
    hidden.includes(code),
  );
  // A group in which nothing is set but defaults is not sent.
  const sent = sentSettings(settingsSchema, typed, stored);
  const errors = new Map([...settingErrors(settingsSchema, sent, stored), ...secrets]);
  for (const { name, kind, required, preset } of readSettings(settingsSchema, typed)) {
    const text = Object(typed[name])[language ?? ''] ?? '';
    const isAsked = kind === 'localized' && required && language !== undefined;
    const isUnset = typed[name] === undefined && preset !== undefined;
    if (isAsked && !isUnset && String(text).trim() === '' && !errors.has(name)) errors.set(name, 'required');
  }
  const lines = [...errors].map(([path, code]) => {
    const setting = settingAt(settingRules(settingsSchema, typed), typed, path);
    const title = setting === undefined || setting.title === path ? path : `${setting.title} (${path})`;
    return `${title}: ${settingReason(code, setting, translate, locale)}`;
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** The setting at a path such as `slides.0.text`, or the nearest one around. */
function settingAt(rules: ReadonlyMap<string, SettingRule>, values: Json, path: string): Setting | undefined {
  const setting = describedSettings(rules).find(({ name }) => `${path}.`.startsWith(`${name}.`));
  if (setting === undefined || setting.name === path) return setting;
  const value = values[setting.name];
  const rest = path.slice(setting.name.length + 1);
  const [place = '', ...steps] = rest.split('.');
  const { kind, item } = setting;
  const inner =
    kind === 'entries' && item !== undefined && Array.isArray(value)
      ? { rule: item, value: value[Number(place)] as unknown, path: steps.join('.') }
      : { rule: setting, value, path: rest };
  if (!isJson(inner.value) || !['group', 'entries'].includes(kind)) return setting;
  return settingAt(rulesWithin(inner.rule, inner.value), inner.value, inner.path) ?? setting;
}
