import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { localText } from '@/records/values/localText';
import { shownValue } from '@/records/values/plainValue';
import { readSettings, type Setting } from './settings/readSettings';

type Values = Readonly<Record<string, unknown>>;

/** The titles of a module's settings, and settings as lines such as `Layout: Tiles`; stable for one schema. */
export function useSettingLines(schema: unknown) {
  const translate = useTranslate();
  return useMemo(() => {
    const settings = new Map(readSettings(schema).map((setting) => [setting.name, setting]));
    const titleOf = (name: string) => settings.get(name)?.title ?? name;
    const linesOf = (values: Values): string[] =>
      Object.entries(values).map(
        ([name, value]) => `${titleOf(name)}: ${shownValue(inWords(settings.get(name), value), translate)}`,
      );
    return { titleOf, linesOf };
  }, [schema, translate]);
}

/** Options by their labels, and a text by language in the page's. */
function inWords(setting: Setting | undefined, value: unknown): unknown {
  if (setting?.kind === 'localized') return localText(value);
  const labelOf = (each: unknown) => setting?.options.find((option) => option.value === each)?.label ?? each;
  return Array.isArray(value) ? value.map(labelOf) : labelOf(value);
}
