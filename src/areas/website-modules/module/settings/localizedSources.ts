import { useMemo } from 'react';
import { get, useWatch } from 'react-hook-form';
import { rulesWithin } from '../../checks/settingRules';
import { formName } from './formNames';
import { describedSettings, type Setting } from './readSettings';

/** The fields of the texts by language among settings, also in groups and entries: `settings.slides.*.text`. */
export function localizedSources(settings: readonly Setting[], sourceOf: (name: string) => string): string[] {
  return settings.flatMap((setting) => {
    const { kind, name, item } = setting;
    const source = sourceOf(name);
    if (kind === 'localized') return [source];
    const within = kind === 'group' ? setting : kind === 'entries' ? item : undefined;
    if (within === undefined) return [];
    const above = kind === 'group' ? source : `${source}.*`;
    return localizedSources(
      describedSettings(rulesWithin(within, {})),
      (inner) => `${above}.${formName(inner)}`,
    );
  });
}

/** The same fields in each entry that there is; those of no entry where there is none. */
export function useLocalizedSources(patterns: readonly string[]): readonly string[] {
  const fields = useMemo(
    () => [...new Set(patterns.map((pattern) => pattern.split('.')[0] ?? ''))],
    [patterns],
  );
  const found = useWatch({
    name: fields,
    compute: (values: readonly unknown[]) => {
      const form = Object.fromEntries(fields.map((field, place) => [field, values[place]]));
      return patterns.flatMap((pattern) => expanded(pattern, form));
    },
  });
  return found.length > 0 ? found : patterns;
}

function expanded(pattern: string, form: Readonly<Record<string, unknown>>): string[] {
  const [list = '', ...rest] = pattern.split('.*.');
  if (rest.length === 0) return [pattern];
  const entries: unknown = get(form, list);
  return Array.isArray(entries)
    ? entries.flatMap((_entry, place) => expanded(`${list}.${place}.${rest.join('.*.')}`, form))
    : [];
}
