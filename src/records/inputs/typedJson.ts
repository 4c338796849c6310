import { isExactNumber } from '../values/exactNumber';

/** A text that is not valid JSON yet, or has a number that would become another one. */
class Unreadable {
  readonly text: string;
  readonly inexact: string | undefined;
  constructor(text: string, inexact?: string) {
    this.text = text;
    this.inexact = inexact;
  }
}

/** Whether a value is typed text that cannot be read as JSON. */
export const isUnreadable = (value: unknown): boolean => value instanceof Unreadable;

/** The same for a value within a list or an object. */
export const hasUnreadable = (value: unknown): boolean =>
  isUnreadable(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasUnreadable));

/** The number because of which a typed text cannot be read: it has more digits than a number keeps. */
export const inexactNumber = (value: unknown): string | undefined =>
  value instanceof Unreadable ? value.inexact : undefined;

/** Parses typed JSON; an empty text is null. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    const inexact = numbersIn(text).find((number) => !isExactNumber(Number(number)));
    return inexact === undefined ? value : new Unreadable(text, inexact);
  } catch {
    return new Unreadable(text);
  }
}

/** The numbers of a valid JSON text, as they are written; digits in strings are none. */
const numbersIn = (text: string) =>
  (text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []).filter((token) => !token.startsWith('"'));

/** A value as JSON text. */
export function writtenJson(value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  return value === null || value === undefined ? '' : JSON.stringify(value, undefined, 2);
}
