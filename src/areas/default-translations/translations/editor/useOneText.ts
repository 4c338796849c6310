import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from '../../languages/languageSchema';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';

/** Loads a key by id or name with its text in a language; not reloaded while it is edited. */
export function useOneText(
  filter: { readonly id: readonly [string] } | { readonly key_eq_any: readonly [string] },
  language: string,
  enabled = true,
) {
  const calls = useRecordCalls();
  const asked = { filter, pagination: { page: 1, perPage: 1 }, sort: byKey, meta: { embed: [language] } };
  return useQuery({
    // A list's key, because a save updates all lists.
    queryKey: [textsResource, 'getList', asked],
    queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...asked, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Longer texts rarely occur twice, and addresses are limited. */
const longest = 500;
const most = 20;

/** The other keys with the same English text, with their texts in a language. */
export function useSameEnglish(text: Translation, language: Language, english: string) {
  const calls = useRecordCalls();
  const asked = {
    filter: { source_eq: english, deprecated: false },
    ...{ pagination: { page: 1, perPage: most + 1 }, sort: byKey, meta: { embed: [language.id] } },
  };
  const { data } = useQuery({
    // A list's key, because a save updates all lists.
    queryKey: [textsResource, 'getList', asked],
    queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...asked, signal }),
    enabled: !language.isBase && english !== '' && english.length <= longest,
  });
  return data?.data.filter(({ id }) => id !== text.id).slice(0, most) ?? [];
}
