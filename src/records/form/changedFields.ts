/** The values of a record or form, by field name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The fields of `values` that differ from `base`. Absent, null, '', empty lists and objects with only such values are
 * equal. An absent field also equals false, but not within an object: what is absent there may have a default.
 */
export function changedFields(base: Values, values: Values): Record<string, unknown> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isSame(base[field], value) && !(value === false && base[field] === undefined),
  );
  // JSON has no undefined, and the server keeps absent fields.
  return Object.fromEntries(changed.map(([field, value]) => [field, value ?? null]));
}

/**
 * The fields of a new record that are sent: a text left empty and an unset value are not, because a server may allow a
 * field to be absent but neither '' nor null. Null goes where `defaults` says null.
 */
export function newFields(defaults: Values, values: Values): Record<string, unknown> {
  const sent = Object.entries(values).filter(
    ([field, value]) => value !== undefined && value !== '' && (value !== null || defaults[field] === null),
  );
  return Object.fromEntries(sent);
}

/** Whether two values are equal; objects and lists are compared by content. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(one[name], other[name]));
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
  const trimmed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed);
}
