import { isRecord } from '../answers';
import { fold } from '../fold';
import type { StoredRecord } from '../store';

export type ValueOf<R = StoredRecord> = (record: R) => unknown;

type SortKey = number | string | undefined;

/** The value at a dotted path of a record; undefined where the path ends early. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Only objects and arrays are left, and both have keys.
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The sort key of a value: a number, or a text without case and diacritics; undefined for other types. */
function sortKey(value: unknown): SortKey {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? fold(value) : undefined;
}

const rank = (key: SortKey) => (key === undefined ? 2 : typeof key === 'string' ? 1 : 0);

/** Numbers before texts, missing values last. */
function compareKeys(left: SortKey, right: SortKey): number {
  if (typeof left === 'string' && typeof right === 'string') {
    return left < right ? -1 : Number(left > right);
  }
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return rank(left) - rank(right);
}

/** What a list is sorted by: the field at a dotted path. `title.de` of texts by language is the title as it is read in German. */
export function fieldValue(field: string): ValueOf<unknown> {
  const path = field.split('.');
  const container = path.slice(0, -1);
  const language = path.at(-1) ?? '';
  return (record) => {
    const texts = valueAt(record, container);
    return isTexts(texts) ? textIn(texts, language) : valueAt(record, path);
  };
}

/** Whether a value is texts by language. */
function isTexts(value: unknown): value is Record<string, string> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([code, text]) => /^[a-z]{2,3}(?:-\w+)*$/i.test(code) && typeof text === 'string',
    )
  );
}

/** The text in this language, in another one of the same primary language, in English, or in any other. */
function textIn(texts: Record<string, string>, language: string): string | undefined {
  const primary = (code: string) => code.toLowerCase().split('-')[0];
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const [, text] =
    filled.find(([code]) => code === language) ??
    filled.find(([code]) => primary(code) === primary(language)) ??
    filled.find(([code]) => code === 'en') ??
    filled[0] ??
    [];
  return text;
}

/** The records in ascending order; the sort is stable, missing values come last. */
export function sortRecords<R = StoredRecord>(records: readonly R[], read: ValueOf<R>): R[] {
  return records
    .map((record) => ({ record, key: sortKey(read(record)) }))
    .sort((left, right) => compareKeys(left.key, right.key))
    .map(({ record }) => record);
}

/** Reverses ascending records; those without a value still come last. */
export function descending<R = StoredRecord>(records: readonly R[], read: ValueOf<R>): R[] {
  const end = records.findLastIndex((record) => sortKey(read(record)) !== undefined) + 1;
  return [...records.slice(0, end).reverse(), ...records.slice(end)];
}
