import type { States } from '../checks/messageText';

/** The language in which somebody reads a message: their own or its first part, where the text is complete, or the one that all fall back to. */
export function readIn(language: string | null, states: States, fallback: string): string {
  const [first = ''] = language?.split('-') ?? [];
  return [language, first].find((code) => code !== null && states[code] === 'complete') ?? fallback;
}

interface InLanguage {
  readonly language: string;
  readonly count: number;
  /** There is some of a text, or none. */
  readonly state: 'empty' | 'part';
}

/** The languages without a complete text, with how many people read the one for everybody else in its place. */
export function fallingBack(
  states: States,
  fallback: string,
  byLanguage: readonly { readonly language: string | null; readonly count: number }[],
): InLanguage[] {
  return byLanguage.flatMap(({ language, count }): InLanguage[] => {
    if (language === null || language === fallback || readIn(language, states, fallback) !== fallback)
      return [];
    return [{ language, count, state: states[language] === 'part' ? 'part' : 'empty' }];
  });
}
