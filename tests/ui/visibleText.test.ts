import { expect, it } from 'vitest';
import { isBlank, visibleText } from '@/ui/visibleText';

it.each([' ', '\u200b', '\u00ad', '\u034f', '\u3164', '\u202e\u0000'])(
  'is empty without a visible character: %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(visibleText(text)).toBe('');
  },
);

it('is without the characters that change its direction', () => {
  expect(visibleText(' \u202eAda\u2069\u034f ')).toBe('Ada\u034f');
});
