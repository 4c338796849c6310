/** The values of a record or form, by field name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The fields of `values` that differ from `base`. Absent, null, '', empty lists and objects with only such values are
 * equal. An absent field also equals false, but not within an object: what is absent there may have a default.
 */
export function changedFields(base: Values, values: Values): Record<string, unknown> {
  const changedEntries = Object.entries(values).filter(
    ([field, value]) => !isSame(base[field], value) && !(value === false && base[field] === undefined),
  );
  // JSON has no undefined, and the server keeps absent fields.
  return Object.fromEntries(changedEntries.map(([field, value]) => [field, value ?? null]));
}

/**
 * The fields of a new record that are sent: a text left empty and an unset value are not, nor an object with only such
 * values, because a server may allow a field to be absent but neither '' nor null. Null goes where `defaults` says null.
 */
export function newFields(defaults: Values, values: Values): Record<string, unknown> {
  const isUnset = (field: string, value: unknown) =>
    isObject(value) ? isEmpty(value) && defaults[field] === undefined : value === undefined || value === '';
  const sentEntries = Object.entries(values).filter(
    ([field, value]) => !isUnset(field, value) && (value !== null || defaults[field] === null),
  );
  return Object.fromEntries(sentEntries);
}

/** Whether two values are equal; objects and lists are compared by content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSame(a[name], b[name]));
  }
  return false;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  // `{}` is a value; an object whose fields were shown and left empty is not.
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values with their texts trimmed. */
export function trimTexts(values: Values): Values {
  const trimmedEntries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmedEntries);
}
