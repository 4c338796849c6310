/** The objects of a list; none when the value is not a list. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The object itself; an empty one when the value is none. */
export const objectIn = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** A text or a number as a text, as the application reads ids. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The id of a record; undefined when none is there, or one that leads to another address than the record's. */
export function idOf({ id }: Record<string, unknown>): string | undefined {
  const text = textOf(id);
  return text === undefined || /^\.{0,2}$/.test(text) ? undefined : text;
}

/** The texts and numbers of a list, as texts; none when the value is not a list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== undefined) : [];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
