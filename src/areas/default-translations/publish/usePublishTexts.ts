import { useQuery } from '@tanstack/react-query';
import { useLanguagesChanged } from '@/people/languages';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../languages/languageSchema';
import { byPosition, languagesResource } from '../languages/useLanguages';
import { type PublishResult, publishSchema } from './publishSchema';

/** A language as shown; `without`: the keys that are left out. */
interface PublishOrder extends Pick<Language, 'id' | 'version'> {
  readonly without?: readonly string[];
}

/** Publishes languages as shown. `results` has the outcome of each; this tab uses the new texts at once. */
export function usePublishTexts() {
  const overlay = useTextOverlay();
  const languagesChanged = useLanguagesChanged();
  const { mutate, isPending, error, data } = useRecordMutation(
    (calls, languages: readonly PublishOrder[]) =>
      calls.call(languagesResource, { path: '/actions/publish', body: { languages }, schema: publishSchema }),
    {
      refreshes: [
        languagesResource,
        'default-translations/publications',
        'default-translations/translations',
      ],
      onSuccess: ({ results }) => {
        for (const { id, ok } of results) if (ok) void overlay.published(id);
        // The menu of languages lists only those with a file.
        languagesChanged();
      },
    },
  );
  const publish = (languages: readonly PublishOrder[]) =>
    mutate(
      languages.map(({ id, version, without }) => ({
        id,
        version,
        ...(without && without.length > 0 && { without }),
      })),
    );
  const results: ReadonlyMap<string, PublishResult> = new Map(data?.results.map((each) => [each.id, each]));
  return { publish, results, isPending, error };
}

/**
 * What would go live in these languages now. Reloaded after each change of a language; its versions make sure that only
 * what is shown can be published.
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
        sort: byPosition,
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
    // An outdated plan is never shown.
    gcTime: 0,
  });
}
