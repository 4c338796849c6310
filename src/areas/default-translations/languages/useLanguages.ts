import { useQuery } from '@tanstack/react-query';
import { useLanguageName } from '@/people/languages';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from './languageSchema';

export const languagesResource = 'default-translations/translation-languages';

const languagesKey = [languagesResource, 'all'];

/** The order of the readers' menu. */
const byPosition = { field: 'position', order: 'ASC' } as const;

/** More languages than anybody offers: the grid needs all of them at once. */
const most = 200;

/** The languages with their numbers, in the order that the publisher has chosen, by the names that the person knows. */
export function useLanguages() {
  const calls = useRecordCalls();
  const nameOf = useLanguageName();
  return useQuery({
    queryKey: languagesKey,
    queryFn: async ({ signal }) => {
      const asked = { pagination: { page: 1, perPage: most }, sort: byPosition, filter: {} };
      return (await calls.getList<Language>(languagesResource, { ...asked, signal })).data;
    },
    // A code stays where the browser knows no name.
    select: (all) =>
      all.map((each) => ({ ...each, name: nameOf(each.id) === each.id ? each.name : nameOf(each.id) })),
  });
}
