import { useQuery } from '@tanstack/react-query';
import { useLanguageName } from '../../../directory/languages';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import type { Language } from './languageSchema';

export const languagesResource = 'default-translations/translation-languages';

/** More languages than anybody offers: the grid needs all of them at once. */
const most = 200;

/** The languages with their numbers, in the order that they are kept in, by the names that the person knows. */
export function useLanguages() {
  const calls = useRecordCalls();
  const nameOf = useLanguageName();
  return useQuery({
    queryKey: [languagesResource, 'all'],
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: most };
      return (await calls.getList<Language>(languagesResource, { pagination, filter: {}, signal })).data;
    },
    // A code stays where the browser knows no name.
    select: (all) =>
      all.map((each) => ({ ...each, name: nameOf(each.id) === each.id ? each.name : nameOf(each.id) })),
  });
}
