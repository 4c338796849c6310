import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { isLanguageCode, languageTag } from '@/api/languageCode';
import { offeredLanguagesKey, readLanguages } from '@/api/readLanguages';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useShell } from '@/ui/shell';

/** The codes of `GET {api}groups/languages`; their names come from the browser. */
const languagesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((answer) => readLanguages(answer).map(({ code }) => code)),
);

/** Returns a function for a language's name in the language of the page; the code if the browser knows none. */
export function useLanguageName(): (code: string) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const supportedLocales = Intl.DisplayNames.supportedLocalesOf([locale]);
    return (each) => {
      try {
        return (
          new Intl.DisplayNames([...supportedLocales, 'en'], { type: 'language' }).of(languageTag(each)) ??
          each
        );
      } catch {
        return each;
      }
    };
  }, [locale]);
}

const optionsKey = ['directory/languages'];

/** Returns a function that makes the whole application reload the readers' languages after a change. */
export function useLanguagesChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: optionsKey });
    // Loaded only by the menu, which does not reload by itself.
    void queryClient.resetQueries({ queryKey: offeredLanguagesKey, exact: true });
  }, [queryClient]);
}

/** The query for the codes of the publisher's languages. */
export function useOfferedLanguages() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: optionsKey,
    queryFn: ({ signal }) => calls.call('directory/languages', { path: '', schema: languagesSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The publisher's languages as options, sorted by name; they always include `current`, so that saving never changes it. */
export function useLanguageOptions(current?: string | null) {
  const nameOf = useLanguageName();
  const [locale] = useLocaleState();
  const { data } = useOfferedLanguages();
  return useMemo(() => {
    const codes = [...new Set([...(data ?? []), ...(current ? [current] : [])])];
    return codes
      .map((value) => ({ value, label: nameOf(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [data, current, nameOf, locale]);
}

/**
 * The languages of texts: the default language first, then the publisher's, sorted by name. Until these are loaded, the one in the
 * address is among them.
 */
export function useTextLanguages() {
  const { defaultLanguage } = useShell();
  const nameOf = useLanguageName();
  const { isLoading } = useOfferedLanguages();
  const inAddress = new URLSearchParams(useLocation().search).get('language');
  const offeredOptions = useLanguageOptions(defaultLanguage);
  const expectedCode =
    isLoading && isLanguageCode(inAddress) && inAddress !== defaultLanguage ? inAddress : '';
  return useMemo(() => {
    const options = expectedCode
      ? [...offeredOptions, { value: expectedCode, label: nameOf(expectedCode) }]
      : offeredOptions;
    const rank = (code: string) => (code === defaultLanguage ? 0 : 1);
    return options.toSorted((a, b) => rank(a.value) - rank(b.value));
  }, [offeredOptions, expectedCode, nameOf, defaultLanguage]);
}
