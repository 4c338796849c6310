import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { readingTime } from '@/ui/controls/useUndoToast';
import { textValueOf } from '../grid/cellState';
import { type SavedText, useSaveSame, useTextCall } from './useSaveText';
import { cellOf, type TextDraft } from './useTextDraft';

/**
 * Saves the text of the editor. The answer may come when the editor is closed or shows another text: what was typed is
 * forgotten only once it is saved, and a failure that no field can show is notified.
 */
export function useSaveEdited(
  { draft, forgetSaved }: TextDraft,
  onSaved: ((saved: SavedText) => void) | undefined,
) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const saveSame = useSaveSame();
  const shownCell = useRef<string>(undefined);
  useEffect(() => {
    shownCell.current = draft.cell;
    return () => {
      shownCell.current = undefined;
    };
  }, [draft.cell]);
  const isShown = (cell: string) => shownCell.current === cell;
  const { mutate, isPending } = useTextCall({
    onSuccess: (after, { text, language, value, state, others = [] }) => {
      forgetSaved(cellOf(text, language), value);
      if (others.length > 0) void saveSame(others, language, { value, state });
      onSaved?.({ text, language, before: textValueOf(text, language), after });
    },
    onError: (failure, { text, language }) => {
      if (isShown(cellOf(text, language))) return;
      const { key } = text;
      const message = translate('areas.default-translations.editor.notSaved', {
        key,
        reason: errorText(failure),
      });
      notify(message, { type: 'error', autoHideDuration: readingTime });
    },
  });
  return { save: mutate, isSaving: isPending, isShown };
}
