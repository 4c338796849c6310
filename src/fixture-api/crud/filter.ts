import { isRecord } from '../answers';
import { fold } from '../fold';
import type { StoredRecord } from '../store';
import { valueAt } from './sort';

type Predicate = (record: unknown) => boolean;

type Test = (value: unknown) => boolean;

/** Equality as in query strings: `1` equals `"1"`, `true` equals `"true"`, null equals undefined. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left == null || right == null) return left == null && right == null;
  return typeof left !== 'object' && typeof right !== 'object' && String(left) === String(right);
}

/** Whether a value contains everything in `expected`; arrays in any order. */
function contains(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return Array.isArray(value) && expected.every((item) => value.some((entry) => contains(entry, item)));
  }
  if (isRecord(expected)) {
    return isRecord(value) && Object.entries(expected).every(([key, item]) => contains(value[key], item));
  }
  return value === expected;
}

const listOf = (operand: unknown): unknown[] => (Array.isArray(operand) ? operand : [operand]);

function includes(value: unknown, item: unknown): boolean {
  if (Array.isArray(value)) return value.includes(item);
  return typeof value === 'string' && typeof item === 'string' && value.includes(item);
}

/** Numbers compare as numbers, texts as texts; other types have no order. */
function compareBy(decide: (difference: number) => boolean): (operand: unknown) => Test {
  return (operand) => (value) => {
    if (typeof value === 'number' && operand !== null && operand !== '')
      return decide(value - Number(operand));
    if (typeof value !== 'string' || typeof operand !== 'string') return false;
    return decide(value < operand ? -1 : Number(value > operand));
  };
}

/** FakeRest's operators by suffix (reading R11); longer suffixes come before those they end with. */
const operators: readonly [suffix: string, test: (operand: unknown) => Test][] = [
  ['_q', (operand) => (value) => value != null && fold(String(value)).includes(fold(String(operand)))],
  ['_lte', compareBy((difference) => difference <= 0)],
  ['_gte', compareBy((difference) => difference >= 0)],
  ['_lt', compareBy((difference) => difference < 0)],
  ['_gt', compareBy((difference) => difference > 0)],
  ['_neq_any', (operand) => (value) => !listOf(operand).some((item) => isSame(value, item))],
  ['_neq', (operand) => (value) => !isSame(value, operand)],
  ['_eq_any', (operand) => isOneOf(listOf(operand))],
  ['_eq', (operand) => (value) => isSame(value, operand)],
  [
    '_ninc_any',
    (operand) => (value) =>
      (Array.isArray(value) || typeof value === 'string') &&
      !listOf(operand).some((item) => includes(value, item)),
  ],
  ['_inc_any', (operand) => (value) => listOf(operand).some((item) => includes(value, item))],
  ['_inc', (operand) => (value) => listOf(operand).every((item) => includes(value, item))],
];

function isOneOf(items: readonly unknown[]): Test {
  const texts = new Set(items.filter((item) => typeof item !== 'object').map(String));
  const includesNull = items.some((item) => item == null);
  return (value) => (value == null ? includesNull : typeof value !== 'object' && texts.has(String(value)));
}

function plainTest(operand: unknown): Test {
  if (Array.isArray(operand)) {
    const isListed = isOneOf(operand);
    return (value) =>
      Array.isArray(value)
        ? operand.every((item) => value.some((entry) => isSame(entry, item)))
        : isListed(value);
  }
  if (typeof operand === 'object' && operand !== null) return (value) => contains(value, operand);
  return (value) =>
    Array.isArray(value) && typeof operand === 'string' ? value.includes(operand) : isSame(value, operand);
}

/** Applies a test at a path; in a list of objects, one of them must pass. */
function testAt(path: readonly string[], test: Test): Predicate {
  return (record) => {
    for (let length = 1; length < path.length; length++) {
      const value = valueAt(record, path.slice(0, length));
      if (Array.isArray(value)) return value.some(testAt(path.slice(length), test));
    }
    return test(valueAt(record, path));
  };
}

function condition(key: string, operand: unknown): Predicate {
  const operator = operators.find(([suffix]) => key.endsWith(suffix) && key.length > suffix.length);
  const field = operator ? key.slice(0, -operator[0].length) : key;
  const test = operator ? operator[1](operand) : plainTest(operand);
  const path = field.split('.');
  return path.length > 1 ? testAt(path, test) : (record) => test(valueAt(record, path));
}

/** Caches the searched text of a record, which is replaced and never changed. */
function cachedText(textOf: (record: object) => string): (record: object) => string {
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

const searchText = cachedText(textOf);

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
  const text = cachedText((record) =>
    fields.map((field) => String(Reflect.get(record, field) ?? '')).join('\n'),
  );
  return (query) => {
    const words = wordsOf(String(query));
    return (record) => words.every((word) => text(record).includes(word));
  };
}

/** A resource's own condition; undefined for an unknown key. */
type CustomCondition<R> = (key: string, operand: unknown) => ((record: R) => boolean) | undefined;

/** Compiles the `filter` of a list: all conditions must hold, and the resource's own ones come first. */
export function compileFilter<R = StoredRecord>(
  filter: Record<string, unknown>,
  customCondition?: CustomCondition<R>,
): (record: R) => boolean {
  const conditions = Object.entries(filter).map(
    ([key, operand]) =>
      customCondition?.(key, operand) ??
      (key === 'q' && typeof operand === 'string' ? search(operand) : condition(key, operand)),
  );
  return (record) => conditions.every((holds) => holds(record));
}
