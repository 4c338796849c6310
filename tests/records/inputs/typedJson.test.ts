import { describe, expect, it } from 'vitest';
import { inexactNumber, isUnreadable, readJson, writtenJson } from '@/records/inputs/typedJson';

describe('typed JSON', () => {
  // RFC 8259, section 6: whole numbers are exact up to 2^53 - 1.
  it.each([
    ['{"id": 9007199254740993}', '9007199254740993'],
    ['[1, -9007199254740992]', '-9007199254740992'],
    ['{"id": 123456789012345678}', '123456789012345678'],
    ['[1e400]', '1e400'],
  ])('with a number that would become another one is kept as it is: %s', (text, number) => {
    expect(inexactNumber(readJson(text))).toBe(number);
    expect(isUnreadable(readJson(text))).toBe(true);
    expect(writtenJson(readJson(text))).toBe(text);
  });

  it.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['[-0.5, 1e3, 0.30000000000000004]', [-0.5, 1000, 0.300_000_000_000_000_04]],
    ['{"9007199254740993": "\\"9007199254740993"}', { '9007199254740993': '"9007199254740993' }],
  ])('is read: %s', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });
});
