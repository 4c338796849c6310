import { describe, expect, it } from 'vitest';
import { changedFields, isSame } from '@/records/form/changedFields';

describe('what has changed in a form', () => {
  it.each([
    ['texts', 'a', 'a', true],
    ['another text', 'a', 'A', false],
    ['nothing in its shapes', null, '', true],
    ['an absent field and an empty list', undefined, [], true],
    ['nothing and no', null, false, false],
    ['absent and no', undefined, false, true],
    ['zero and nothing', 0, null, false],
    ['lists', ['a', 'b'], ['a', 'b'], true],
    ['the order of a list', ['a', 'b'], ['b', 'a'], false],
    ['objects, however they are ordered', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ['a deep difference', { a: { b: 1 } }, { a: { b: 2 } }, false],
    ['a number and its text', 1, '1', false],
  ])('compares %s', (_what, one, other, same) => {
    expect(isSame(one, other)).toBe(same);
    expect(isSame(other, one)).toBe(same);
  });

  it('is each field with another value, and null where it is absent now', () => {
    const base = { id: '1', name: 'Ada', note: null, language: 'de', tags: ['x'] };
    const values = { id: '1', name: 'Eva', note: '', language: undefined, tags: ['x'] };
    expect(changedFields(base, values)).toEqual({ name: 'Eva', language: null });
  });
});
