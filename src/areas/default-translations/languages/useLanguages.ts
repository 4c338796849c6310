import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import type { Language } from './languageSchema';

const languagesResource = 'default-translations/translation-languages';

/** More languages than anybody offers: the grid needs all of them at once. */
const most = 200;

/** The languages with their numbers, in the order that they are kept in. */
export function useLanguages() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [languagesResource, 'all'],
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: most };
      return (await calls.getList<Language>(languagesResource, { pagination, filter: {}, signal })).data;
    },
  });
}
