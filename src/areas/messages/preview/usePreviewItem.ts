import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isBlank } from '@/ui/visibleText';
import { type MessageText, readIn, statesOf, type Texts, wholeText } from '../checks/messageText';
import type { Message } from '../messageSchema';
import type { Item } from '../shell/itemSchema';

/** A message as its reader gets it, as far as known before saving. */
export type PreviewItem = MessageText &
  Pick<Item, 'kind' | 'severity' | 'dismissible' | 'acknowledge' | 'language' | 'hasBody'>;

const fields = ['kind', 'severity', 'texts', 'fallback', 'dismissible', 'acknowledge'];

type FieldValues = [Message['kind'], Message['severity'], Texts, string, boolean, boolean];

/**
 * What a reader with a language would get of the message in the form. It is updated in the background while the user
 * types; undefined if there is no text.
 */
export function usePreviewItem(language: string): PreviewItem | undefined {
  const values = useDeferredValue(useWatch({ name: fields }));
  // The form has these values under these names.
  return useMemo(() => {
    const [kind, severity, texts, fallback, dismissible, acknowledge] = values as FieldValues;
    return previewItem({ kind, severity, texts, fallback, dismissible, acknowledge }, language);
  }, [values, language]);
}

type Previewed = Pick<Message, 'kind' | 'severity' | 'fallback' | 'dismissible' | 'acknowledge'> & {
  texts: Texts;
};

/** What a reader with a language gets of a message; undefined if there is no text. */
export function previewItem(
  { kind, severity, texts, fallback, dismissible, acknowledge }: Previewed,
  language: string,
): PreviewItem | undefined {
  const states = statesOf(texts);
  const hasText = (code: string) => (states[code] ?? 'empty') !== 'empty';
  // The text is shown before it is complete.
  const textLanguage = hasText(language) ? language : readIn(language, states, fallback);
  if (!hasText(textLanguage)) return undefined;
  const text = wholeText(texts?.[textLanguage]);
  const hasBody = !isBlank(text.body);
  return { ...text, hasBody, kind, severity, dismissible, acknowledge, language: textLanguage };
}
