import { primaryLanguage } from '@/api/languageCode';

interface InLanguage {
  readonly language: string;
  readonly count: number;
}

/** The languages whose people read the fallback instead of their own, with the number of these people. */
export function fallingBack(
  readIn: (language: string) => string,
  fallback: string,
  byLanguage: readonly { readonly language: string | null; readonly count: number }[],
): InLanguage[] {
  return byLanguage.flatMap(({ language, count }): InLanguage[] => {
    if (language === null || primaryLanguage(language) === primaryLanguage(fallback)) return [];
    return readIn(language) === fallback ? [{ language, count }] : [];
  });
}
