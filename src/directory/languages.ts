import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import * as v from 'valibot';
import { languageTag } from '../api/languageCode';
import { readLanguages } from '../api/readLanguages';
import { useRecordCalls } from '../records/calls/useRecordCalls';

/** The codes of `GET {api}groups/languages`; their names come from the browser. */
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

/** The publisher's languages as options, by name; `current` is always among them, so that saving never changes it. */
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
