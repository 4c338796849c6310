import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { isSame } from '@/records/form/changedFields';
import { localText } from '@/records/values/localText';
import { plainValue, shownValue } from '@/records/values/plainValue';
import { isJson, type Json } from '../checks/schema/json';
import type { SettingRule } from '../checks/settingRule';
import { rulesWithin } from '../checks/settingRules';
import { describedSettings, readSettings, type Setting } from './settings/readSettings';

/** Instead of a language: a text by language is said in each, with their names. For comparisons, in which any of them may differ. */
export const eachLanguage = '*';

/** What the words depend on besides the value. */
interface Words {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly languageName: (code: string) => string;
}

function useWords(): Words {
  const translate = useTranslate();
  const languageName = useLanguageName();
  return useMemo(() => ({ translate, languageName }), [translate, languageName]);
}

/** The titles of a module's settings, their values in words, and settings as lines such as `Layout: Tiles`; stable for one schema. */
export function useSettingLines(schema: unknown) {
  const words = useWords();
  return useMemo(() => {
    const { translate, languageName } = words;
    const titleOf = (name: string) => readSettings(schema).find((each) => each.name === name)?.title ?? name;
    const textIn = (setting: Setting | undefined, value: unknown, language?: string) => {
      const text = setting === undefined ? '' : inWords(setting, value, words, language);
      return text || shownValue(setting === undefined ? value : undefined, translate);
    };
    const textOf = (name: string, value: unknown, language?: string) => {
      const settings = readSettings(schema, { [name]: value });
      return textIn(
        settings.find((each) => each.name === name),
        value,
        language,
      );
    };
    const linesOf = (values: Json, language?: string): string[] => {
      const settings = readSettings(schema, values);
      return Object.entries(values).flatMap(([name, value]) => {
        const setting = settings.find((each) => each.name === name);
        const title = setting?.title ?? titleOf(name);
        if (setting?.kind !== 'localized' || language !== eachLanguage)
          return `${title}: ${textIn(setting, value, language)}`;
        return textsIn(value).map(([code, text]) => `${title} (${languageName(code)}): ${text}`);
      });
    };
    return { titleOf, textOf, linesOf };
  }, [schema, words]);
}

/** The languages of a text by language that are filled in. */
const textsIn = (value: unknown) =>
  (isJson(value) ? Object.entries(value) : []).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** Says the value of a setting, or of an entry of a list, in words; empty if there is none. */
export function useSettingWords() {
  const words = useWords();
  return useCallback(
    (rule: SettingRule | Setting, value: unknown, language?: string) => inWords(rule, value, words, language),
    [words],
  );
}

/** Options by their labels, a text by language in one of them or in the page's, what is in groups and entries by its titles. */
function inWords(rule: SettingRule | Setting, value: unknown, words: Words, language?: string): string {
  const { translate, languageName } = words;
  const { kind, item } = rule;
  if (kind === 'localized' && language === eachLanguage)
    return textsIn(value)
      .map(([code, text]) => `${languageName(code)}: ${text}`)
      .join('\n');
  if (kind === 'localized') return localText(value, language);
  if (kind === 'group' && isJson(value)) {
    const said = describedSettings(rulesWithin(rule, value)).map((setting) => {
      const text = Object.hasOwn(value, setting.name)
        ? inWords(setting, value[setting.name], words, language)
        : '';
      return text === '' ? '' : `${setting.title}: ${text}`;
    });
    return said.filter(Boolean).join('; ');
  }
  if (kind === 'entries' && item !== undefined && Array.isArray(value))
    return value.map((each: unknown) => inWords(item, each, words, language)).join('\n');
  const options = 'options' in rule ? rule.options : [];
  const labelOf = (each: unknown) => options.find((option) => isSame(option.value, each))?.label || each;
  return plainValue(Array.isArray(value) ? value.map(labelOf) : labelOf(value), translate);
}
