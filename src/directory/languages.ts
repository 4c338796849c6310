import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import * as v from 'valibot';
import { languageTag } from '../api/languageCode';
import { readLanguages } from '../api/readLanguages';
import { useRecordCalls } from '../records/calls/useRecordCalls';

/** The codes of `GET {api}groups/languages`; what they are called is said in the language of the page. */
const languagesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((answer) => readLanguages(answer).map(({ code }) => code)),
);

/** The name of a language in the language of the page; the code where the browser knows none. */
export function useLanguageName(): (code: string) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const names = Intl.DisplayNames.supportedLocalesOf([locale]);
    return (each) => {
      try {
        return new Intl.DisplayNames([...names, 'en'], { type: 'language' }).of(languageTag(each)) ?? each;
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
    queryKey: ['directory/languages'],
    queryFn: ({ signal }) => calls.call('directory/languages', { path: '', schema: languagesSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const codes = current ? [...new Set([...data, current])] : data;
  return codes
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
