import type { useTranslate } from 'react-admin';
import { numberFormat } from '@/ui/formats';
import { settingErrors } from '../../checks/settingErrors';
import type { Module } from '../../moduleSchema';
import { readSettings, type Setting } from './readSettings';

type Values = Readonly<Record<string, unknown>>;

/** What no input of the form would show: it must be corrected in the JSON. */
const hidden = ['unknown_setting', 'secret'];

/** Whether typed settings have names that the form cannot show. */
export const hasHidden = (typed: Values, { settingsSchema, settings }: Module): boolean =>
  [...settingErrors(settingsSchema, typed, settings).values()].some((code) => hidden.includes(code));

/**
 * What is wrong with settings that were typed as JSON, a line for each; undefined if nothing is. The same is refused as
 * in the form.
 * @param language that a required text must be written in
 */
export function jsonErrors(
  typed: Values,
  { settingsSchema, settings: stored }: Module,
  {
    translate,
    locale,
    language,
  }: { translate: ReturnType<typeof useTranslate>; locale: string; language?: string },
): string | undefined {
  const settings = readSettings(settingsSchema);
  const errors = new Map(settingErrors(settingsSchema, typed, stored));
  for (const { name, kind, required, preset } of settings) {
    const text = Object(typed[name])[language ?? ''] ?? '';
    const isAsked = kind === 'localized' && required && language !== undefined;
    const isUnset = typed[name] === undefined && preset !== undefined;
    if (isAsked && !isUnset && String(text).trim() === '' && !errors.has(name)) errors.set(name, 'required');
  }
  const lines = [...errors].map(([name, code]) => {
    const setting = settings.find((each) => each.name === name);
    const title = setting === undefined || setting.title === name ? name : `${setting.title} (${name})`;
    return `${title}: ${reason(code, setting, translate, locale)}`;
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** As the form says it, with the limits. */
function reason(
  code: string,
  setting: Setting | undefined,
  translate: ReturnType<typeof useTranslate>,
  locale: string,
): string {
  const { min, max, maxLength, kind } = setting ?? {};
  const format = (value: number | undefined) =>
    value === undefined
      ? ''
      : numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
  const shared = 'records.inputs';
  switch (code) {
    case 'tooSmall':
      return translate(`${shared}.tooSmall`, { min: format(min) });
    case 'tooLarge':
      return translate(`${shared}.tooLarge`, { max: format(max) });
    case 'tooLong':
      return translate(`${shared}.tooLong`, { max: maxLength });
    case 'inexact':
      return translate(`${shared}.inexact`);
    case 'number':
      return translate(kind === 'integer' ? `${shared}.integer` : `${shared}.number`);
    default:
      return translate(`areas.website-modules.errors.${code}`);
  }
}
