import { isRecord } from '../answers';

/** The value at a dotted path of a record; undefined where the path ends early. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    // The check above leaves objects and arrays, which both have keys.
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Equality as in addresses: `1` equals `"1"`, `true` equals `"true"`, null equals undefined. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left == null || right == null) return left == null && right == null;
  return typeof left !== 'object' && typeof right !== 'object' && String(left) === String(right);
}

/** True when `whole` has everything in `part`; arrays in any order. */
export function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.every((wanted) => whole.some((value) => contains(value, wanted)));
  }
  if (isRecord(part)) {
    return isRecord(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value));
  }
  return whole === part;
}
