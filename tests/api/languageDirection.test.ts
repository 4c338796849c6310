import { describe, expect, it } from 'vitest';
import { directionOf } from '@/api/languageDirection';

describe('the direction of a language', () => {
  it.each([
    ['en', 'ltr'],
    ['de_AT', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa_IR', 'rtl'],
    ['FA', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ks-Latn', 'ltr'],
    ['arn', 'ltr'],
  ])('of %s is %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });
});
