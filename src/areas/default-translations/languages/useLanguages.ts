import { useQuery } from '@tanstack/react-query';
import { useLanguageName } from '@/people/languages';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from './languageSchema';

export const languagesResource = 'default-translations/translation-languages';

const languagesKey = [languagesResource, 'all'];

/** The publisher's order of languages. */
export const byPosition = { field: 'position', order: 'ASC' } as const;

/** The maximum number of languages: all are in one page. */
const maxLanguages = 200;

/** The languages with their counts, in the publisher's order, named in the person's language. */
export function useLanguages() {
  const calls = useRecordCalls();
  const nameOf = useLanguageName();
  return useQuery({
    queryKey: languagesKey,
    queryFn: async ({ signal }) => {
      const params = { pagination: { page: 1, perPage: maxLanguages }, sort: byPosition, filter: {} };
      return (await calls.getList<Language>(languagesResource, { ...params, signal })).data;
    },
    // If the browser has no name, the server's is used.
    select: (all) =>
      all.map((each) => ({ ...each, name: nameOf(each.id) === each.id ? each.name : nameOf(each.id) })),
  });
}
