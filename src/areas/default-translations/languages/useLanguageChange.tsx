import { useNotify, useTranslate } from 'react-admin';
import { useLanguagesChanged } from '@/people/languages';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { type Language, languageSchema } from './languageSchema';
import { languagesResource } from './useLanguages';

const texts = 'areas.default-translations.languages';

/** What is done to a language as a whole; `add` also brings one back that was removed. */
export type LanguageChange = 'offer' | 'takeOff' | 'remove' | 'add';

const backwards = { offer: 'takeOff', takeOff: 'offer', remove: 'add', add: undefined } as const;

function callOf(id: string, change: LanguageChange) {
  const path = `/${encodeURIComponent(id)}`;
  if (change === 'add') return { path: '', method: 'POST', body: { id } } as const;
  if (change === 'remove') return { path: `${path}/actions/remove`, method: 'POST' } as const;
  return { path, method: 'PUT', body: { listed: change === 'offer' } } as const;
}

interface Work {
  /** Its code is enough for one that is not there yet. */
  readonly language: Pick<Language, 'id' | 'name'>;
  readonly change: LanguageChange;
  readonly undoes?: boolean;
}

/** Offers languages to readers, takes them off the list, prepares and removes them; a toast says so and offers to undo it. */
export function useLanguageChange() {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useUndoToast();
  const errorText = useErrorText();
  const readersHear = useLanguagesChanged();
  const { mutateAsync, ...state } = useRecordMutation(
    (calls, { language, change }: Work) =>
      calls.call(languagesResource, { ...callOf(language.id, change), schema: languageSchema }),
    { refreshes: [languagesResource] },
  );

  function done({ language, change, undoes = false }: Work, saved: Language): void {
    readersHear();
    const kept = saved.total - saved.missing;
    const isBack = change === 'add' && kept > 0;
    const text = translate(`${texts}.done.${isBack ? 'back' : change}`, {
      language: language.name,
      smart_count: kept,
    });
    // What was never published cannot be offered.
    const way = change === 'takeOff' && saved.revision === 0 ? undefined : backwards[change];
    tell(text, undoes || !way ? undefined : () => run({ language, change: way, undoes: true }));
  }

  /** A failure of what undoes something is told in a toast, any other by `error`. */
  function run(work: Work, onDone?: () => void): void {
    // Told on another page as well, on which "Undo" may have been pressed.
    mutateAsync(work).then(
      (saved) => {
        done(work, saved);
        onDone?.();
      },
      (error) => {
        if (work.undoes || work.change === 'offer') notify(errorText(error), { type: 'error' });
      },
    );
  }

  return { run, ...state };
}
