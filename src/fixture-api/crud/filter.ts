import { isRecord } from '../answers';
import { fold } from '../fold';
import type { StoredRecord } from '../store';
import { valueAt } from './sort';

type Predicate = (record: unknown) => boolean;

type Test = (value: unknown) => boolean;

/** Equality as in query strings: `1` equals `"1"`, `true` equals `"true"`, null equals undefined. */
function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left == null || right == null) return left == null && right == null;
  return typeof left !== 'object' && typeof right !== 'object' && String(left) === String(right);
}

/** Whether `whole` contains everything in `part`; arrays in any order. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.every((wanted) => whole.some((value) => contains(value, wanted)));
  }
  if (isRecord(part)) {
    return isRecord(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value));
  }
  return whole === part;
}

const list = (wanted: unknown): unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);

function includes(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value)) return value.includes(wanted);
  return typeof value === 'string' && typeof wanted === 'string' && value.includes(wanted);
}

/** Numbers compare as numbers, texts as texts; other types have no order. */
function compares(decide: (difference: number) => boolean): (wanted: unknown) => Test {
  return (wanted) => (value) => {
    if (typeof value === 'number' && wanted !== null && wanted !== '') return decide(value - Number(wanted));
    if (typeof value !== 'string' || typeof wanted !== 'string') return false;
    return decide(value < wanted ? -1 : Number(value > wanted));
  };
}

/** FakeRest's operators by suffix (reading R11); longer suffixes come before those they end with. */
const operators: readonly [suffix: string, test: (wanted: unknown) => Test][] = [
  ['_q', (wanted) => (value) => value != null && fold(String(value)).includes(fold(String(wanted)))],
  ['_lte', compares((difference) => difference <= 0)],
  ['_gte', compares((difference) => difference >= 0)],
  ['_lt', compares((difference) => difference < 0)],
  ['_gt', compares((difference) => difference > 0)],
  ['_neq_any', (wanted) => (value) => !list(wanted).some((one) => same(value, one))],
  ['_neq', (wanted) => (value) => !same(value, wanted)],
  ['_eq_any', (wanted) => isOneOf(list(wanted))],
  ['_eq', (wanted) => (value) => same(value, wanted)],
  [
    '_ninc_any',
    (wanted) => (value) =>
      (Array.isArray(value) || typeof value === 'string') &&
      !list(wanted).some((one) => includes(value, one)),
  ],
  ['_inc_any', (wanted) => (value) => list(wanted).some((one) => includes(value, one))],
  ['_inc', (wanted) => (value) => list(wanted).every((one) => includes(value, one))],
];

function isOneOf(wanted: readonly unknown[]): Test {
  const texts = new Set(wanted.filter((one) => typeof one !== 'object').map(String));
  const hasNothing = wanted.some((one) => one == null);
  return (value) => (value == null ? hasNothing : typeof value !== 'object' && texts.has(String(value)));
}

function plainTest(wanted: unknown): Test {
  if (Array.isArray(wanted)) {
    const isWanted = isOneOf(wanted);
    return (value) =>
      Array.isArray(value) ? wanted.every((one) => value.some((entry) => same(entry, one))) : isWanted(value);
  }
  if (typeof wanted === 'object' && wanted !== null) return (value) => contains(value, wanted);
  return (value) =>
    Array.isArray(value) && typeof wanted === 'string' ? value.includes(wanted) : same(value, wanted);
}

/** Applies a test at a path; in a list of objects, one of them must pass. */
function at(path: readonly string[], test: Test): Predicate {
  return (record) => {
    for (let length = 1; length < path.length; length++) {
      const value = valueAt(record, path.slice(0, length));
      if (Array.isArray(value)) return value.some(at(path.slice(length), test));
    }
    return test(valueAt(record, path));
  };
}

function condition(key: string, wanted: unknown): Predicate {
  const operator = operators.find(([suffix]) => key.endsWith(suffix) && key.length > suffix.length);
  const field = operator ? key.slice(0, -operator[0].length) : key;
  const test = operator ? operator[1](wanted) : plainTest(wanted);
  const path = field.split('.');
  return path.length > 1 ? at(path, test) : (record) => test(valueAt(record, path));
}

/** Caches the searched text of a record, which is replaced and never changed. */
function keeping(textOf: (record: object) => string): (record: object) => string {
  const texts = new WeakMap<object, string>();
  return (record) => {
    let text = texts.get(record);
    if (text === undefined) {
      text = fold(textOf(record));
      texts.set(record, text);
    }
    return text;
  };
}

const searchText = keeping(textOf);

function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`;
  if (typeof value !== 'object' || value === null) return '';
  let text = '';
  // Ids are random letters, which a search would match by accident.
  for (const key of Object.keys(value)) if (key !== 'id') text += textOf(Reflect.get(value, key));
  return text;
}

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

function search(query: string): Predicate {
  const words = wordsOf(query);
  if (words.length === 0) return () => true;
  return (record) =>
    typeof record === 'object' && record !== null && words.some((word) => searchText(record).includes(word));
}

/** A filter `q` for some fields; every word must occur. */
export function searchIn(
  ...fields: readonly string[]
): (query: unknown) => (record: StoredRecord) => boolean {
  const text = keeping((record) =>
    fields.map((field) => String(Reflect.get(record, field) ?? '')).join('\n'),
  );
  return (query) => {
    const words = wordsOf(String(query));
    return (record) => words.every((word) => text(record).includes(word));
  };
}

/** A resource's own condition; undefined for an unknown key. */
type OwnCondition<R> = (key: string, wanted: unknown) => ((record: R) => boolean) | undefined;

/** Compiles the `filter` of a list: all conditions must hold, and the resource's own ones come first. */
export function compileFilter<R = StoredRecord>(
  filter: Record<string, unknown>,
  own?: OwnCondition<R>,
): (record: R) => boolean {
  const conditions = Object.entries(filter).map(
    ([key, wanted]) =>
      own?.(key, wanted) ??
      (key === 'q' && typeof wanted === 'string' ? search(wanted) : condition(key, wanted)),
  );
  return (record) => conditions.every((holds) => holds(record));
}
