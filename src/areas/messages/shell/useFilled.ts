import { useCallback } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';

/** Whether a text has the reader's name, which is still loading. */
export function useAwaitsName(): (text: string) => boolean {
  const { isPending } = useGetIdentity();
  return useCallback((text) => isPending && text.includes('%{name}'), [isPending]);
}

/**
 * Replaces the placeholders for the reader's and the product's name in a parsed text. The names stay plain text, even if
 * they look like a placeholder. A text that awaits the name is empty.
 */
export function useFilled(): (text: string) => string {
  const translate = useTranslate();
  const awaitsName = useAwaitsName();
  const { identity } = useGetIdentity();
  const name = visibleText(identity?.fullName ?? '');
  return useCallback(
    (text) =>
      awaitsName(text)
        ? ''
        : text.replace(/%\{(name|product)\}/g, (_place, part) =>
            part === 'name' ? name : translate('areas.messages.parts.product'),
          ),
    [awaitsName, name, translate],
  );
}
