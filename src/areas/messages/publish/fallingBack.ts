import { completeness } from '../checks/messageText';
import type { Message } from '../messageSchema';

/** The language in which somebody reads a message: their own, its first part, or the one that all fall back to. */
function readIn(language: string | null, codes: readonly string[], fallback: string): string {
  const [first = ''] = language?.split('-') ?? [];
  return [language, first].find((code) => code !== null && codes.includes(code)) ?? fallback;
}

/** How many people with a language of their own read the fallback because theirs is missing. */
export function fallingBack(
  { texts, fallback }: Pick<Message, 'texts' | 'fallback'>,
  byLanguage: readonly { readonly language: string | null; readonly count: number }[],
): number {
  const codes = Object.keys(texts).filter((code) => completeness(texts[code]) === 'complete');
  return byLanguage
    .filter(({ language }) => language !== null && language !== fallback)
    .filter(({ language }) => readIn(language, codes, fallback) === fallback)
    .reduce((sum, { count }) => sum + count, 0);
}
