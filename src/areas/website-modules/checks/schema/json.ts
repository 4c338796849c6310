export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and neither null nor a list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a name can be one of a setting: those of `Object.prototype` cannot. */
export const isName = (name: string): boolean => !(name in Object.prototype);

/** Whether nothing was entered: no value, only spaces, an empty list, no text in any language. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** A value without what is blank in it, as conditions see it: an emptied field is not there. */
export function withoutBlank(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlank);
  if (!isJson(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => !isBlank(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutBlank(each)]));
}

/** Whether two values of JSON are equal; the order of names does not count. */
export function equals(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => equals(each, other[place]));
  if (!isJson(one) || !isJson(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equals(one[name], other[name]))
  );
}
