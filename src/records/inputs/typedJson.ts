/** A text that is not valid JSON yet. */
class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Whether a value is typed text that is not valid JSON yet. */
export const isUnreadable = (value: unknown): boolean => value instanceof Unreadable;

/** Parses typed JSON; an empty text is null. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
}

/** A value as JSON text. */
export function writtenJson(value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  return value === null || value === undefined ? '' : JSON.stringify(value, undefined, 2);
}
