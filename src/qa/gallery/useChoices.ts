import { useTranslate } from 'react-admin';
import type { Choices } from './inputSpecimens';

/** The choices of the specimens in the language that is shown. */
export function useChoices(): Choices {
  const translate = useTranslate();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`qa.gallery.${group}.${value}`) }));
  return {
    formats: named('formats', ['hardcover', 'paperback', 'ebook']),
    bindings: named('bindings', ['sewn', 'glued', 'spiral']),
    channels: named('channels', ['shop', 'trade', 'library']),
    countries: named('countries', ['AT', 'CH', 'DE', 'DK', 'FR', 'GB', 'JP', 'US']),
    languages: named('languages', ['de', 'en', 'fr']),
  };
}
