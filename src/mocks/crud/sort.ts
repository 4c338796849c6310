import type { StoredRecord } from '../defineMocks';
import { fold } from '../fold';
import { valueAt } from './values';

type Key = number | string | undefined;

function keyOf(value: unknown): Key {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? fold(value) : undefined;
}

const rank = (key: Key) => (key === undefined ? 2 : typeof key === 'string' ? 1 : 0);

function compare(left: Key, right: Key): number {
  if (typeof left === 'string' && typeof right === 'string') {
    return left < right ? -1 : Number(left > right);
  }
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return rank(left) - rank(right);
}

/** The records in ascending order of a field (dotted path); equal ones keep their order. */
export function sortRecords(records: readonly StoredRecord[], field: string): StoredRecord[] {
  const path = field.split('.');
  return records
    .map((record) => ({ record, key: keyOf(valueAt(record, path)) }))
    .sort((left, right) => compare(left.key, right.key))
    .map(({ record }) => record);
}
