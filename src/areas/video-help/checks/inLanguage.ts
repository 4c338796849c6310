import { bestLanguage } from '@/api/bestLanguage';

/** The text in the best language that has one. */
export function inLanguage(
  texts: Readonly<Record<string, string>>,
  language: string,
  byDefault: string,
): string {
  const filled = Object.keys(texts).filter((code) => texts[code]?.trim());
  const code = bestLanguage(filled, language, byDefault);
  return code === undefined ? '' : (texts[code] ?? '');
}
