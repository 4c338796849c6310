import { expect, it } from 'vitest';
import { plainValue } from '@/records/values/plainValue';

it.each([
  [{ id: 'u7', name: 'Emil Sommer' }, 'Emil Sommer'],
  [
    [
      { id: 'u7', name: 'Emil Sommer' },
      { id: 'u8', name: 'Ada Falk' },
    ],
    'Emil Sommer, Ada Falk',
  ],
  [{ width: 20 }, '{"width":20}'],
  [{}, ''],
  [[true, 2, null], 'records.yes, 2, '],
])('%j is shown as %j', (value, text) => {
  expect(plainValue(value, (key) => key)).toBe(text);
});
