import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from '../../languages/languageSchema';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { TextComment, Translation } from '../translationSchema';

/** A query of the first keys that match a filter, with their texts in a language. */
function useKeys(filter: object, language: string, perPage: number) {
  const calls = useRecordCalls();
  const request = { filter, pagination: { page: 1, perPage }, sort: byKey, meta: { embed: [language] } };
  return {
    // A list's key, because a save updates all lists.
    queryKey: [textsResource, 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      calls.getList<Translation>(textsResource, { ...request, signal }),
  };
}

/** Loads a key with its text in a language; not reloaded while it is edited. */
export function useOneText(key: string, language: string) {
  const query = useKeys({ key_eq_any: [key] }, language, 1);
  return useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
}

/** Longer texts rarely occur twice, and addresses are limited. */
const maxLength = 500;
const maxKeys = 20;

/** The other keys with the same English text, with their texts in a language. */
export function useSameEnglish(text: Translation, language: Language, english: string) {
  const query = useKeys({ source_eq: english, deprecated: false }, language.id, maxKeys + 1);
  const enabled = !language.isBase && english !== '' && english.length <= maxLength;
  const { data } = useQuery({ ...query, enabled });
  return data?.data.filter(({ id }) => id !== text.id).slice(0, maxKeys) ?? [];
}

export const commentsResource = 'default-translations/translation-comments';

/** The comments on a text in a language, newest last. */
export function useComments(text: Translation, language: Language) {
  return useGetList<TextComment>(commentsResource, {
    filter: { translationId: text.id, language: language.id },
    sort: { field: 'at', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
}
