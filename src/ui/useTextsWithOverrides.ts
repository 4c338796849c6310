import { useTranslate } from 'react-admin';

/** Translates texts that `overrides` may replace: `records.export.title` is `<overrides>.title` if that exists. */
export function useTextsWithOverrides(generic: string, overrides: string | undefined) {
  const translate = useTranslate();
  return (key: string, args: Record<string, unknown> = {}): string => {
    const overrideKey =
      overrides && key.startsWith(`${generic}.`) ? `${overrides}${key.slice(generic.length)}` : undefined;
    return (overrideKey && translate(overrideKey, { ...args, _: '' })) || translate(key, args);
  };
}
