import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import { localText } from '@/records/values/localText';
import { plainValue, shownValue } from '@/records/values/plainValue';
import { isJson, type Json } from '../checks/schema/json';
import type { SettingRule } from '../checks/settingRule';
import { rulesWithin } from '../checks/settingRules';
import { describedSettings, readSettings, type Setting } from './settings/readSettings';

type Translate = ReturnType<typeof useTranslate>;

/** The titles of a module's settings, their values in words, and settings as lines such as `Layout: Tiles`; stable for one schema. */
export function useSettingLines(schema: unknown) {
  const translate = useTranslate();
  return useMemo(() => {
    const titleOf = (name: string) => readSettings(schema).find((each) => each.name === name)?.title ?? name;
    const textOf = (name: string, value: unknown, settings = readSettings(schema, { [name]: value })) => {
      const setting = settings.find((each) => each.name === name);
      const text = setting === undefined ? '' : inWords(setting, value, translate);
      return text || shownValue(setting === undefined ? value : undefined, translate);
    };
    const linesOf = (values: Json): string[] => {
      const settings = readSettings(schema, values);
      const titleIn = (name: string) => settings.find((each) => each.name === name)?.title ?? titleOf(name);
      return Object.entries(values).map(
        ([name, value]) => `${titleIn(name)}: ${textOf(name, value, settings)}`,
      );
    };
    return { titleOf, textOf, linesOf };
  }, [schema, translate]);
}

/** Says the value of a setting, or of an entry of a list, in words; empty if there is none. */
export function useSettingWords() {
  const translate = useTranslate();
  return useCallback(
    (rule: SettingRule | Setting, value: unknown, language?: string) =>
      inWords(rule, value, translate, language),
    [translate],
  );
}

/** Options by their labels, a text by language in one of them or in the page's, what is in groups and entries by its titles. */
function inWords(
  rule: SettingRule | Setting,
  value: unknown,
  translate: Translate,
  language?: string,
): string {
  const { kind, item } = rule;
  if (kind === 'localized') return localText(value, language);
  if (kind === 'group' && isJson(value)) {
    const said = describedSettings(rulesWithin(rule, value)).map((setting) => {
      const text = Object.hasOwn(value, setting.name)
        ? inWords(setting, value[setting.name], translate, language)
        : '';
      return text === '' ? '' : `${setting.title}: ${text}`;
    });
    return said.filter(Boolean).join('; ');
  }
  if (kind === 'entries' && item !== undefined && Array.isArray(value))
    return value.map((each: unknown) => inWords(item, each, translate, language)).join('\n');
  const options = 'options' in rule ? rule.options : [];
  const labelOf = (each: unknown) => options.find((option) => isSame(option.value, each))?.label || each;
  return plainValue(Array.isArray(value) ? value.map(labelOf) : labelOf(value), translate);
}
