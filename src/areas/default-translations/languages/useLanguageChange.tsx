import { useNotify, useTranslate } from 'react-admin';
import { useLanguagesChanged } from '@/people/languages';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { type Language, languageSchema } from './languageSchema';
import { languagesResource } from './useLanguages';

const texts = 'areas.default-translations.languages';

/** The changes of a language; `add` also restores a removed one. */
export type LanguageChange = 'offer' | 'takeOff' | 'remove' | 'add';

const backwards = { offer: 'takeOff', takeOff: 'offer', remove: 'add', add: undefined } as const;

function callOf(id: string, change: LanguageChange) {
  const path = `/${encodeURIComponent(id)}`;
  if (change === 'add') return { path: '', method: 'POST', body: { id } } as const;
  if (change === 'remove') return { path: `${path}/actions/remove`, method: 'POST' } as const;
  return { path, method: 'PUT', body: { listed: change === 'offer' } } as const;
}

interface Work {
  readonly language: Pick<Language, 'id' | 'name'>;
  readonly change: LanguageChange;
  /** It undoes another change, and cannot be undone itself. */
  readonly undoes?: boolean;
}

/** Makes the changes of a language; each is announced in a toast, which can undo it. */
export function useLanguageChange() {
  const translate = useTranslate();
  const notify = useNotify();
  const toast = useUndoToast();
  const errorText = useErrorText();
  const languagesChanged = useLanguagesChanged();
  const { mutateAsync, ...state } = useRecordMutation(
    (calls, { language, change }: Work) =>
      calls.call(languagesResource, { ...callOf(language.id, change), schema: languageSchema }),
    { refreshes: [languagesResource] },
  );

  function done({ language, change, undoes = false }: Work, saved: Language): void {
    languagesChanged();
    const kept = saved.total - saved.missing;
    const isBack = change === 'add' && kept > 0;
    const text = translate(`${texts}.done.${isBack ? 'back' : change}`, {
      language: language.name,
      smart_count: kept,
    });
    // An unpublished language cannot be offered again.
    const undo = change === 'takeOff' && saved.revision === 0 ? undefined : backwards[change];
    toast(text, undoes || !undo ? undefined : () => run({ language, change: undo, undoes: true }));
  }

  /** Failures are in `error`; those without a dialog are notified. */
  function run(work: Work, onDone?: () => void): void {
    // Notifies on other pages as well, where "Undo" may have been clicked.
    mutateAsync(work).then(
      (saved) => {
        done(work, saved);
        onDone?.();
      },
      (error) => {
        const hasDialog = work.change === 'takeOff' || work.change === 'add';
        if (work.undoes || !hasDialog) notify(errorText(error), { type: 'error' });
      },
    );
  }

  return { run, ...state };
}
