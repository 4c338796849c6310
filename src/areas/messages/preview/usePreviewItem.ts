import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isBlank, type MessageText, statesOf, type Texts, wholeText } from '../checks/messageText';
import type { Message } from '../messageSchema';
import { readIn } from '../publish/fallingBack';
import type { Item } from '../shell/itemSchema';

/** A message as its reader gets it, as far as it is known before it is saved. */
export type PreviewItem = MessageText &
  Pick<Item, 'kind' | 'severity' | 'dismissible' | 'acknowledge' | 'language' | 'hasBody'>;

const shown = ['kind', 'severity', 'texts', 'fallback', 'dismissible', 'acknowledge'];

type Shown = [Message['kind'], Message['severity'], Texts, string, boolean, boolean];

/**
 * What somebody with a language would get of the message in the form, as it is typed; it lags behind while one types. Undefined where
 * there is no text at all.
 */
export function usePreviewItem(language: string): PreviewItem | undefined {
  const settled = useDeferredValue(useWatch({ name: shown }));
  // What the form has under these names is known to be so.
  return useMemo(() => {
    const [kind, severity, texts, fallback, dismissible, acknowledge] = settled as Shown;
    return previewItem({ kind, severity, texts, fallback, dismissible, acknowledge }, language);
  }, [settled, language]);
}

type Previewed = Pick<Message, 'kind' | 'severity' | 'fallback' | 'dismissible' | 'acknowledge'> & {
  texts: Texts;
};

/** What somebody with a language gets of a message; undefined where there is no text at all. */
export function previewItem(
  { kind, severity, texts, fallback, dismissible, acknowledge }: Previewed,
  language: string,
): PreviewItem | undefined {
  const states = statesOf(texts);
  const written = (code: string) => (states[code] ?? 'empty') !== 'empty';
  // What is being written is shown before it is complete.
  const read = written(language) ? language : readIn(language, states, fallback);
  if (!written(read)) return undefined;
  const text = wholeText(texts?.[read]);
  const hasBody = !isBlank(text.body);
  return { ...text, hasBody, kind, severity, dismissible, acknowledge, language: read };
}
