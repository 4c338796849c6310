import { primaryLanguage } from '@/api/languageCode';
import { readIn, type States } from '../checks/messageText';

interface InLanguage {
  readonly language: string;
  readonly count: number;
  /** Whether the text is partly filled or empty. */
  readonly state: 'empty' | 'part';
}

/** The languages whose people read the fallback instead of their own, with the number of these people. */
export function fallingBack(
  states: States,
  fallback: string,
  byLanguage: readonly { readonly language: string | null; readonly count: number }[],
): InLanguage[] {
  return byLanguage.flatMap(({ language, count }): InLanguage[] => {
    if (language === null || primaryLanguage(language) === primaryLanguage(fallback)) return [];
    if (readIn(language, states, fallback) !== fallback) return [];
    return [{ language, count, state: states[language] === 'part' ? 'part' : 'empty' }];
  });
}
