import { describe, expect, it } from 'vitest';
import { changedFields, isSame, newFields } from '@/records/form/changedFields';

describe('what has changed in a form', () => {
  it.each([
    ['texts', 'a', 'a', true],
    ['another text', 'a', 'A', false],
    ['nothing in its shapes', null, '', true],
    ['an absent field and an empty list', undefined, [], true],
    ['nothing and no', null, false, false],
    ['absent and no', undefined, false, false],
    ['absent and no in an object', {}, { isOn: false }, false],
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

  it('is not a field that was absent and is off now, but is what was absent in an object', () => {
    const values = { isOn: false, settings: { isOn: false } };
    expect(changedFields({ settings: {} }, values)).toEqual({ settings: { isOn: false } });
  });

  it('is each field with another value, and null where it is absent now', () => {
    const base = { id: '1', name: 'Ada', note: null, language: 'de', tags: ['x'] };
    const values = { id: '1', name: 'Eva', note: '', language: undefined, tags: ['x'] };
    expect(changedFields(base, values)).toEqual({ name: 'Eva', language: null });
  });
});

describe('what a new record sends', () => {
  it('is nothing for what was left empty, except the null of its defaults; no, zero and empty lists are values', () => {
    const defaults = { authorId: null, tags: [], isNew: false };
    const values = {
      name: 'Ada',
      code: '',
      validFrom: null,
      authorId: null,
      language: undefined,
      pages: 0,
      tags: [],
      isNew: false,
    };
    expect(newFields(defaults, values)).toEqual({
      name: 'Ada',
      authorId: null,
      pages: 0,
      tags: [],
      isNew: false,
    });
  });

  it('have no object whose fields were left empty, unless a new record begins with it; an empty object is a value', () => {
    const values = {
      contact: { name: undefined, email: '' },
      address: { city: '' },
      access: {},
      price: { amount: 0 },
    };
    expect(newFields({ address: {} }, values)).toEqual({
      address: { city: '' },
      access: {},
      price: { amount: 0 },
    });
  });
});
