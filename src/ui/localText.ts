/** The page's primary language: `de` for `de-AT`. */
export const pageLanguage = (): string => document.documentElement.lang.split('-')[0] || 'en';

/** A text by language in the page's language, else in English, else in any; empty if the value is not a text. */
export function localText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = new Map(Object.entries(value).filter(([, text]) => typeof text === 'string' && text !== ''));
  const [first] = texts.values();
  return String(texts.get(pageLanguage()) ?? texts.get('en') ?? first ?? '');
}
