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

const undoOf = { offer: 'takeOff', takeOff: 'offer', remove: 'add', add: undefined } as const;

function callOf(id: string, change: LanguageChange) {
  const path = `/${encodeURIComponent(id)}`;
  if (change === 'add') return { path: '', method: 'POST', body: { id } } as const;
  if (change === 'remove') return { path: `${path}/actions/remove`, method: 'POST' } as const;
  return { path, method: 'PUT', body: { listed: change === 'offer' } } as const;
}

interface LanguageChangeCall {
  readonly language: Pick<Language, 'id' | 'name'>;
  readonly change: LanguageChange;
  /** It undoes another change, and cannot be undone itself. */
  readonly undoes?: boolean;
}

/**
 * Makes the changes of a language; each is announced in a toast, which can undo it. Failures are in `error`; those
 * without a dialog are notified.
 */
export function useLanguageChange() {
  const translate = useTranslate();
  const notify = useNotify();
  const toast = useUndoToast();
  const errorText = useErrorText();
  const languagesChanged = useLanguagesChanged();
  const call = useRecordMutation(
    (calls, { language, change }: LanguageChangeCall) =>
      calls.call(languagesResource, { ...callOf(language.id, change), schema: languageSchema }),
    {
      refreshes: [languagesResource],
      onSuccess: announce,
      onError: (error, { change, undoes }) => {
        const hasDialog = change === 'takeOff' || change === 'add';
        if (undoes || !hasDialog) notify(errorText(error), { type: 'error' });
      },
    },
  );

  function announce(saved: Language, { language, change, undoes = false }: LanguageChangeCall): void {
    languagesChanged();
    const textCount = saved.total - saved.missing;
    const isRestored = change === 'add' && textCount > 0;
    const text = translate(`${texts}.done.${isRestored ? 'back' : change}`, {
      language: language.name,
      smart_count: textCount,
    });
    // An unpublished language cannot be offered again.
    const undo = change === 'takeOff' && saved.revision === 0 ? undefined : undoOf[change];
    toast(text, undoes || !undo ? undefined : () => call.mutate({ language, change: undo, undoes: true }));
  }

  return call;
}
