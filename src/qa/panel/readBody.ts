import { maskSecrets } from './maskSecrets';

/** How much of a body is shown, in characters. */
export const shownCharacters = 20_000;

/** A body for people: without secrets, JSON with one value in a line, cut when it is long. */
export function readBody(body: string): { shown: string; isCut: boolean } {
  const text = indented(maskSecrets(body));
  return { shown: text.slice(0, shownCharacters), isCut: text.length > shownCharacters };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
