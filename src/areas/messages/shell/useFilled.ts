import { useCallback } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';

/**
 * Replaces the placeholders for the reader's and the product's name in a parsed text. The names stay plain text, even if
 * they look like a placeholder.
 */
export function useFilled(): (text: string) => string {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const name = visibleText(identity?.fullName ?? '');
  return useCallback(
    (text) =>
      text.replace(/%\{(name|product)\}/g, (_place, part) =>
        part === 'name' ? name : translate('areas.messages.parts.product'),
      ),
    [name, translate],
  );
}
