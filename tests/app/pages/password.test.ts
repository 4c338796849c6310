import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PasswordWeakness, passwordWeakness } from '@/app/pages/profileFields';

const order: PasswordWeakness[] = [
  'too_short',
  'no_upper_case',
  'no_lower_case',
  'no_number',
  'no_special_character',
];

describe('a new password', () => {
  it.each([
    ['', undefined],
    ['Aa1!', 'too_short'],
    ['Aa1!aaa', 'too_short'],
    ['aa1!aaaa', 'no_upper_case'],
    ['AA1!AAAA', 'no_lower_case'],
    ['Aa!aaaaa', 'no_number'],
    ['Aa1aaaaa', 'no_special_character'],
    ['Aa1!aaaa', undefined],
  ])('%j: %s', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  it.each(['Aa1_aaaa', 'Aa1 aaaa', 'Aa1\taaaa', 'Aa1-aaaa', 'Aa1€aaaa', 'Aa1😀aaaa', 'Aa1\u200baaaa'])(
    '%j has a special character',
    (password) => {
      expect(passwordWeakness(password)).toBeUndefined();
    },
  );

  it.each([
    ['ÄÖÜäöü1!', undefined],
    ['Пароль1!', undefined],
    ['Aa1éaaaa', 'no_special_character'],
    ['٣٤٥Aa!aaa', undefined],
    ['１２Aa!aaa', undefined],
    ['ßßßßßßß1', 'no_upper_case'],
    ['密码密码密码密码', 'no_upper_case'],
    ['Aa密码!aaaa', 'no_number'],
    ['Aa½!aaaa', 'no_number'],
    ['AaⅧ!aaaa', 'no_number'],
    ['Aa1½aaaa', 'no_special_character'],
    ['ǅǅǅǅ111!', 'no_upper_case'],
    ['😀😀😀😀', 'no_upper_case'],
    ['😀😀😀', 'too_short'],
  ])('R8 %j, by the classes of Unicode: %s', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  it('spaces count, at the ends too', () => {
    expect(passwordWeakness(' Aa1aaa ')).toBeUndefined();
    expect(passwordWeakness(' Aa1aa')).toBe('too_short');
  });

  it('the reported rule is broken, and all before it hold', () => {
    const holds: Record<PasswordWeakness, (text: string) => boolean> = {
      too_short: (text) => text.length >= 8,
      no_upper_case: (text) => [...text].some((char) => /\p{Lu}/u.test(char)),
      no_lower_case: (text) => [...text].some((char) => /\p{Ll}/u.test(char)),
      no_number: (text) => [...text].some((char) => /\p{Nd}/u.test(char)),
      no_special_character: (text) => [...text].some((char) => !/[\p{L}\p{M}\p{N}]/u.test(char)),
    };
    const char = fc.oneof(
      fc.constantFrom('A', 'a', '1', '!', 'ü', 'Ü', ' ', '½', 'é', '\u0301'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    fc.assert(
      fc.property(
        fc.array(char, { minLength: 1, maxLength: 12 }).map((chars) => chars.join('')),
        (password) => {
          fc.pre(password !== '');
          const weakness = passwordWeakness(password);
          const first = order.find((rule) => !holds[rule](password));
          expect(weakness).toBe(first);
        },
      ),
      { numRuns: 2_000, seed: 157 },
    );
  });
});
