/** The keys of each text displayed on this page since translate mode was switched on. */
const keysByText = new Map<string, Set<string>>();

/** Normalizes a text for comparison: no direction controls, single spaces. */
export function plainText(text: string): string {
  return text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function noteText(key: string, text: string): void {
  const plain = plainText(text);
  if (plain === '') return;
  keysByText.set(plain, (keysByText.get(plain) ?? new Set()).add(key));
}

export function forgetTexts(): void {
  keysByText.clear();
}

/** The keys of exactly this text, in order of appearance. */
export function keysOf(text: string): readonly string[] {
  return [...(keysByText.get(plainText(text)) ?? [])];
}

/** Digits, and letters of scripts that separate words by spaces. */
const wordCharacter =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]/u;
const minLength = 3;

export interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly keys: readonly string[];
}

/**
 * The text as a whole if it is known; otherwise the longest known texts in it, as whole words: a window's title contains
 * the page's and the product's name.
 */
export function partsOf(text: string): readonly TextPart[] {
  const textKeys = keysOf(text);
  if (textKeys.length > 0) return [{ start: 0, end: text.length, keys: textKeys }];
  const parts: TextPart[] = [];
  for (const [knownText, keys] of keysByText) {
    if (knownText.length < minLength || knownText.length > text.length) continue;
    const start = wordStart(text, knownText);
    if (start >= 0) parts.push({ start, end: start + knownText.length, keys: [...keys] });
  }
  const isWithin = (one: TextPart, other: TextPart) =>
    one !== other && one.start >= other.start && one.end <= other.end;
  return parts
    .filter((part) => !parts.some((other) => isWithin(part, other)))
    .sort((one, other) => one.start - other.start);
}

function wordStart(text: string, part: string): number {
  const joins = (before: string | undefined, after: string | undefined) =>
    before !== undefined && after !== undefined && wordCharacter.test(before) && wordCharacter.test(after);
  let start = text.indexOf(part);
  while (start >= 0) {
    const end = start + part.length;
    if (!joins(text[start - 1], part[0]) && !joins(part.at(-1), text[end])) return start;
    start = text.indexOf(part, start + 1);
  }
  return -1;
}
