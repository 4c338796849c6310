import { useCallback } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';

/**
 * Puts the reader's name and that of the product into a text that was parsed already; what they are called is text and nothing
 * else, also where it looks like a placeholder.
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
