import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Language } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';
import { publishSchema } from './publishSchema';

/**
 * What would go live of these languages now, asked anew after each change of languages: the versions are those of this very
 * moment, so that nothing else than what is shown can be published.
 */
export function usePublishPlan(codes: readonly string[]) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [languagesResource, 'plan', codes],
    queryFn: async ({ signal }) => {
      if (codes.length === 0) return [];
      const pagination = { page: 1, perPage: codes.length };
      const { data } = await calls.getList<Language>(languagesResource, {
        pagination,
        filter: { id: codes },
        signal,
      });
      const languages = data.map(({ id, version }) => ({ id, version }));
      const { results } = await calls.call(languagesResource, {
        path: '/actions/publish',
        body: { languages, dryRun: true },
        reads: true,
        schema: publishSchema,
        signal,
      });
      return data.flatMap((language) => {
        const plan = results.find(({ id }) => id === language.id);
        return plan ? [{ language, plan }] : [];
      });
    },
    // What stood there before is not shown as if it were what goes live.
    gcTime: 0,
  });
}
