import type { States } from '../checks/messageText';

/**
 * The language in which a person reads a message: their own or its base language if that text is complete, else the
 * fallback.
 */
export function readIn(language: string | null, states: States, fallback: string): string {
  const [first = ''] = language?.split('-') ?? [];
  return [language, first].find((code) => code !== null && states[code] === 'complete') ?? fallback;
}

interface InLanguage {
  readonly language: string;
  readonly count: number;
  /** Whether the text is partly filled or empty. */
  readonly state: 'empty' | 'part';
}

/** The languages without a complete text, with the number of people who read the fallback instead. */
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
