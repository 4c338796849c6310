import { useTranslate } from 'react-admin';

/** Returns a function that writes keys as on a keyboard of the language: 'Ctrl Enter' becomes 'Strg Eingabe' in German. */
export function useKeyNames(): (keys: string) => string {
  const translate = useTranslate();
  return (keys) =>
    keys
      .split(' ')
      .map((key) => translate(`ui.keys.${key}`, { _: key }))
      .join(' ');
}
