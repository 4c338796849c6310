import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Translates texts that `own` may override: `records.export.title` is `<own>.title` if that exists. */
export function useTextsWithOverrides(generic: string, own: string | undefined) {
  const translate = useTranslate();
  return useCallback(
    (key: string, args: Record<string, unknown> = {}): string => {
      const ownKey = own && key.startsWith(`${generic}.`) ? `${own}${key.slice(generic.length)}` : undefined;
      return (ownKey && translate(ownKey, { ...args, _: '' })) || translate(key, args);
    },
    [translate, generic, own],
  );
}
