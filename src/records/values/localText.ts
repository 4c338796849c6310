import { bundledLanguage, primaryLanguage } from '@/api/languageCode';
import { pickText } from '@/api/pickLanguage';

/** The page's primary language: `de` for `de-AT`. */
export const pageLanguage = (): string => primaryLanguage(document.documentElement.lang) || bundledLanguage;

/** The field of a text by language for this page, by which a list is sorted: `title.de` for `title`. */
export const pageField = (field: string): string => `${field}.${pageLanguage()}`;

/** A text by language as it is read on this page, or in `language`, with English as the default; empty if the value is not a text. */
export function localText(value: unknown, language?: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
  return pickText(Object.fromEntries(texts), language ?? document.documentElement.lang).text;
}
