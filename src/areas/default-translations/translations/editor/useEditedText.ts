import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import type { TextList } from '../useTextList';

/** The text that is edited, in a language. */
export interface EditedText {
  readonly text: Translation;
  readonly language: Language;
}

/**
 * The edited text. The application's own English can be edited only if its file is loaded; otherwise a notification says
 * why not. The English of an own key can always be edited.
 */
export function useEditedText(list: TextList) {
  const translate = useTranslate();
  const notify = useNotify();
  const { loads } = useTextOverlay();
  const [edited, setEdited] = useState<EditedText>();
  const index = edited ? list.indexOf(edited.text.id) : -1;
  return {
    // It stays open if the list is reloaded without it.
    edited: edited && { ...edited, text: list.rowAt(index) ?? edited.text },
    /** Its row; -1 if it is not among the loaded rows. */
    index,
    hasNext: index >= 0 && list.rowAt(index + 1) !== undefined,
    open(row: number, language: Language | undefined) {
      const text = list.rowAt(row);
      if (text === undefined || language === undefined) return setEdited(undefined);
      if (loads(language.id) || text.origin === 'own') return setEdited({ text, language });
      const message = translate('areas.default-translations.grid.baseReadOnly', { language: language.name });
      notify(message, { type: 'info', autoHideDuration: 8000 });
    },
    close: () => setEdited(undefined),
  };
}
