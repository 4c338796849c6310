/** A text that is no JSON, on its way to become some. */
class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Whether what was typed as JSON is none, and has no value yet. */
export const isUnreadable = (value: unknown): boolean => value instanceof Unreadable;

/** The value that was typed; an empty text is null. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
}

/** A value as it is typed. */
export function writtenJson(value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  return value === null || value === undefined ? '' : JSON.stringify(value, undefined, 2);
}
