import { useRef, useState } from 'react';
import { useRecordMutation } from '../../../records/calls/useRecordMutation';
import { useTextOverlay } from '../../../ui/textOverlay';
import type { Language } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';
import { type PublishResult, publishSchema } from './publishSchema';

type Versioned = Pick<Language, 'id' | 'version'>;

/** Publishes languages as they were shown; `results` tell what became of each. This tab takes the texts at once. */
export function usePublish() {
  const overlay = useTextOverlay();
  const [results, setResults] = useState<ReadonlyMap<string, PublishResult>>(new Map());
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useRecordMutation(
    (calls, languages: readonly Versioned[]) =>
      calls.call(languagesResource, { path: '/actions/publish', body: { languages }, schema: publishSchema }),
    {
      refreshes: [
        languagesResource,
        'default-translations/publications',
        'default-translations/translations',
      ],
    },
  );
  const publish = (languages: readonly Versioned[]) => {
    // A second click comes before the button is busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setResults(new Map());
    mutate(
      languages.map(({ id, version }) => ({ id, version })),
      {
        onSuccess: (answer) => {
          setResults(new Map(answer.results.map((each) => [each.id, each])));
          for (const { id, ok } of answer.results) if (ok) void overlay.published(id);
        },
        onSettled: () => {
          isRunning.current = false;
        },
      },
    );
  };
  return { publish, results, isPending, error };
}
