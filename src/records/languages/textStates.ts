/** How complete the texts in a language are; `outdated` are those that are older than the text they translate. */
export type TextState = 'empty' | 'part' | 'complete' | 'outdated';

/** The codes of a text by language in which it has visible characters. */
const codesOf = (text: unknown): string[] =>
  typeof text === 'object' && text !== null
    ? Object.entries(text).flatMap(([code, value]) => (String(value ?? '').trim() === '' ? [] : [code]))
    : [];

/** The state of each language that some text has: complete if it has every text that another language has. */
export function textStates(texts: readonly unknown[]): Readonly<Record<string, TextState>> {
  const writtenCodes = texts.map(codesOf).filter((codes) => codes.length > 0);
  const state = (code: string) => (writtenCodes.every((codes) => codes.includes(code)) ? 'complete' : 'part');
  return Object.fromEntries([...new Set(writtenCodes.flat())].map((code) => [code, state(code)]));
}
