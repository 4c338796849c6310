import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Translates texts that `own` may override: `records.export.title` is `<own>.title` if that exists. */
export function useTextsWithOverrides(generic: string, overrides: string | undefined) {
  const translate = useTranslate();
  return useCallback(
    (key: string, args: Record<string, unknown> = {}): string => {
      const overrideKey =
        overrides && key.startsWith(`${generic}.`) ? `${overrides}${key.slice(generic.length)}` : undefined;
      return (overrideKey && translate(overrideKey, { ...args, _: '' })) || translate(key, args);
    },
    [translate, generic, overrides],
  );
}
