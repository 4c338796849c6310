import { pickText } from '@/api/pickLanguage';

/** A text by language as somebody with this language reads it. */
export const inLanguage = (
  texts: Readonly<Record<string, string>>,
  language: string,
  defaultLanguage: string,
): string => pickText(texts, language, defaultLanguage).text;
