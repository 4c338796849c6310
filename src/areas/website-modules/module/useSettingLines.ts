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

/** The titles of a module's settings, and settings as lines such as `Layout: Tiles`; stable for one schema. */
export function useSettingLines(schema: unknown) {
  const translate = useTranslate();
  return useMemo(() => {
    const titleOf = (name: string) => readSettings(schema).find((each) => each.name === name)?.title ?? name;
    const linesOf = (values: Json): string[] => {
      const settings = new Map(readSettings(schema, values).map((setting) => [setting.name, setting]));
      return Object.entries(values).map(([name, value]) => {
        const setting = settings.get(name);
        const text =
          setting === undefined ? shownValue(value, translate) : inWords(setting, value, translate);
        return `${setting?.title ?? titleOf(name)}: ${text || translate('records.nothing')}`;
      });
    };
    return { titleOf, linesOf };
  }, [schema, translate]);
}

/** Says the value of a setting, or of an entry of a list, in words; empty if there is none. */
export function useSettingWords() {
  const translate = useTranslate();
  return useCallback(
    (rule: SettingRule | Setting, value: unknown) => inWords(rule, value, translate),
    [translate],
  );
}

/** Options by their labels, a text by language in the page's, what is in groups and entries by its titles. */
function inWords(rule: SettingRule | Setting, value: unknown, translate: Translate): string {
  const { kind, item } = rule;
  if (kind === 'localized') return localText(value);
  if (kind === 'group' && isJson(value)) {
    const said = describedSettings(rulesWithin(rule, value)).map((setting) => {
      const text = Object.hasOwn(value, setting.name) ? inWords(setting, value[setting.name], translate) : '';
      return text === '' ? '' : `${setting.title}: ${text}`;
    });
    return said.filter(Boolean).join('; ');
  }
  if (kind === 'entries' && item !== undefined && Array.isArray(value))
    return value.map((each: unknown) => inWords(item, each, translate)).join('\n');
  const options = 'options' in rule ? rule.options : [];
  const labelOf = (each: unknown) => options.find((option) => isSame(option.value, each))?.label || each;
  return plainValue(Array.isArray(value) ? value.map(labelOf) : labelOf(value), translate);
}
