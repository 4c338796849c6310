import { useState } from 'react';
import { useLanguagesChanged } from '@/people/languages';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';
import { type PublishResult, publishSchema } from './publishSchema';

/** A language as it was shown, without texts that somebody has left out. */
interface Chosen extends Pick<Language, 'id' | 'version'> {
  readonly without?: readonly string[];
}

/** Publishes languages as they were shown; `results` tell what became of each. This tab takes the texts at once. */
export function usePublish() {
  const overlay = useTextOverlay();
  const readersHear = useLanguagesChanged();
  const [results, setResults] = useState<ReadonlyMap<string, PublishResult>>(new Map());
  const once = useOneAtATime();
  const { mutateAsync, isPending, error } = useRecordMutation(
    (calls, languages: readonly Chosen[]) =>
      calls.call(languagesResource, { path: '/actions/publish', body: { languages }, schema: publishSchema }),
    {
      refreshes: [
        languagesResource,
        'default-translations/publications',
        'default-translations/translations',
      ],
    },
  );
  const publish = (languages: readonly Chosen[]) =>
    void once(async () => {
      setResults(new Map());
      // Who has left the page meanwhile reads the new texts all the same.
      const { results: told } = await mutateAsync(
        languages.map(({ id, version, without }) => ({
          id,
          version,
          ...(without && without.length > 0 && { without }),
        })),
      );
      setResults(new Map(told.map((each) => [each.id, each])));
      for (const { id, ok } of told) if (ok) void overlay.published(id);
      // The menu of languages leaves out what had no file.
      readersHear();
    }).catch(() => {
      // The failure is shown beside the button.
    });
  return { publish, results, isPending, error };
}
