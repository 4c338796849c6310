import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from './useRecordCalls';

/** A language code as servers write it: `de`, `pt-BR`, `pt_BR`. */
const code = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/));
const fields = ['code', 'key', 'locale', 'language', 'id'] as const;
const anyCode = v.pipe(
  v.unknown(),
  v.transform((entry) => {
    const candidates: unknown[] = v.is(v.looseObject({}), entry)
      ? fields.map((name) => entry[name])
      : [entry];
    return candidates.find((each) => v.is(code, each));
  }),
);

/** The codes of `GET {api}groups/languages`, whose entries are codes or objects (reading R9); others are left out. */
const languagesSchema = v.pipe(
  v.array(anyCode),
  v.transform((codes) => [...new Set(codes.filter((each) => v.is(code, each)))]),
);

/** The name of a language in the language of the page; the code where the browser knows none. */
export function useLanguageName(): (code: string) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const names = Intl.DisplayNames.supportedLocalesOf([locale]);
    return (each) => {
      try {
        return (
          new Intl.DisplayNames([...names, 'en'], { type: 'language' }).of(each.replaceAll('_', '-')) ?? each
        );
      } catch {
        return each;
      }
    };
  }, [locale]);
}

/**
 * The languages of the publisher as options of a field, by name. `current` is among them even when the server does
 * not list it, so that no form changes it by being saved; while the list is missing it is the only one.
 */
export function useLanguageOptions(current?: string | null) {
  const calls = useRecordCalls();
  const nameOf = useLanguageName();
  const [locale] = useLocaleState();
  const { data = [] } = useQuery({
    queryKey: ['user-management/groups', 'languages'],
    queryFn: ({ signal }) =>
      calls.call('user-management/groups', { path: '/languages', schema: languagesSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const codes = current ? [...new Set([...data, current])] : data;
  return codes
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
