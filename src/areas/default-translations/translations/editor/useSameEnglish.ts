import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from '../../languages/languageSchema';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';

/** A longer text is hardly there twice, and the address has a limit. */
const longest = 500;
const most = 20;

/** The other keys with the very same English text, with their texts in a language. */
export function useSameEnglish(text: Translation, language: Language, english: string) {
  const calls = useRecordCalls();
  const asked = {
    filter: { source_eq: english, deprecated: false },
    ...{ pagination: { page: 1, perPage: most + 1 }, sort: byKey, meta: { embed: [language.id] } },
  };
  const { data } = useQuery({
    // Of lists, because a save is shown in all of them.
    queryKey: [textsResource, 'getList', asked],
    queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...asked, signal }),
    enabled: !language.isBase && english !== '' && english.length <= longest,
  });
  return data?.data.filter(({ id }) => id !== text.id).slice(0, most) ?? [];
}
