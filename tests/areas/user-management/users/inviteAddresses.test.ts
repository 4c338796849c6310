import { describe, expect, it } from 'vitest';
import {
  addressText,
  checkAddresses,
  endsAddress,
  readAddresses,
} from '@/areas/user-management/users/invite/addresses';

const splitAddresses = (text: string) => readAddresses(text).map(({ email }) => email);

describe('the addresses of a text', () => {
  it.each([
    ['commas', 'a@x.com, b@x.com,c@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['semicolons', 'a@x.com;b@x.com ; c@x.com;', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['lines', 'a@x.com\nb@x.com\r\n\r\nc@x.com\n', ['a@x.com', 'b@x.com', 'c@x.com']],
    [
      'wide and Arabic separators',
      'a@x.com，b@x.com；c@x.com،d@x.com',
      ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com'],
    ],
    ['names without separators', 'Ann Lee <a@x.com> Bob <b@x.com>', ['a@x.com', 'b@x.com']],
    ['quoted names with commas', '"Lee, Ann" <a@x.com>, "Roe; Bob" <b@x.com>', ['a@x.com', 'b@x.com']],
    ['an address before a name', 'a@x.com Bob <b@x.com>', ['a@x.com', 'b@x.com']],
    ['links', 'mailto:a@x.com <mailto:b@x.com>', ['a@x.com', 'b@x.com']],
    ['invisible spaces', 'a@x.com\u200bb@x.com\ufeff', ['a@x.com', 'b@x.com']],
  ])('are parted by %s', (_kind, text, expected) => {
    expect(splitAddresses(text)).toEqual(expected);
  });

  it.each([
    ['Ann Lee', ['Ann Lee']],
    ['Ann Lee a@x.com and b@x.com', ['Ann Lee', 'a@x.com', 'and', 'b@x.com']],
    ['a@@x.com, .b@x.com', ['a@@x.com', '.b@x.com']],
    ['<a@x.com', ['a@x.com']],
    [' ,;\n ', []],
  ])('keep other text: %j', (text, expected) => {
    expect(splitAddresses(text)).toEqual(expected);
  });

  it('are distinguished from unfinished input', () => {
    for (const text of ['a@x.com,', 'a@x.com ', 'Ann <a@x.com>', 'a@x.com\n', 'a@x.com b']) {
      expect(endsAddress(text)).toBe(true);
    }
    for (const text of ['', 'Ann', 'Lee, Ann ', 'Lee; ', 'a@x.com', 'Lee, Ann <a@x.co', '"a@x.com" '])
      expect(endsAddress(text)).toBe(false);
  });

  it.each<[string, string, ReturnType<typeof readAddresses>]>([
    [
      'Outlook',
      'Ozoux, Pierre <a@x.com>; Berhane, Kidane T - Eagan, MN <b@x.com>',
      [
        { name: 'Ozoux, Pierre', email: 'a@x.com' },
        { name: 'Berhane, Kidane T - Eagan, MN', email: 'b@x.com' },
      ],
    ],
    [
      'brackets in names',
      'Müller, Jürgen (Vertrieb; EMEA) <a@x.com>, Alain (DSI) <b@x.com>',
      [
        { name: 'Müller, Jürgen (Vertrieb; EMEA)', email: 'a@x.com' },
        { name: 'Alain (DSI)', email: 'b@x.com' },
      ],
    ],
    [
      'quotation marks',
      `"Lee, Ann" <a@x.com>, "Roe; Bob" (DSI) <b@x.com>; 'Poe' <c@x.com>, "Al \\"B\\"" <d@x.com>`,
      [
        { name: 'Lee, Ann', email: 'a@x.com' },
        { name: '"Roe; Bob" (DSI)', email: 'b@x.com' },
        { name: 'Poe', email: 'c@x.com' },
        { name: 'Al "B"', email: 'd@x.com' },
      ],
    ],
    [
      'the address in place of the name',
      `'a@x.com' <a@x.com>; B@x.com <b@x.com>; "c@x.com (C)" <c@x.com>`,
      [{ email: 'a@x.com' }, { email: 'b@x.com' }, { name: 'c@x.com (C)', email: 'c@x.com' }],
    ],
    [
      'addresses before a name',
      "a@x.com b@x.com, O'Connor, Siobhán <c@x.com>",
      [{ email: 'a@x.com' }, { email: 'b@x.com' }, { name: "O'Connor, Siobhán", email: 'c@x.com' }],
    ],
    [
      'a table',
      'Ann\tLee\ta@x.com\n17\tb@x.com\t+49 30 1\tBob\nc@x.com\td@x.com',
      [
        { name: 'Ann Lee', email: 'a@x.com' },
        { name: 'Bob', email: 'b@x.com' },
        { email: 'c@x.com' },
        { email: 'd@x.com' },
      ],
    ],
  ])('keep their names: %s', (_, text, expected) => {
    expect(readAddresses(text)).toEqual(expected);
    expect(readAddresses(expected.map(addressText).join('; ')).map(({ email }) => email)).toEqual(
      expected.map(({ email }) => email),
    );
  });
});

describe('the check of addresses', () => {
  const addresses = (...emails: string[]) => emails.map((email, index) => ({ key: index + 1, email }));
  const codes = (...args: Parameters<typeof checkAddresses>) =>
    checkAddresses(...args).map(({ code, sendable }) => [code, sendable]);

  it('is by form and repetition first, whatever the case, and then the server’s', () => {
    const known = new Map([
      ['b@x.com', { code: 'exists', id: '7' }],
      ['c@x.com', { code: 'server_error' }],
      ['d@x.com', {}],
    ]);
    expect(
      codes(addresses('no', 'B@x.com', 'c@x.com', 'd@x.com', ' D@X.com', 'e@x.com', 'b@x.com'), known),
    ).toEqual([
      ['invalid_email', false],
      ['exists', false],
      ['server_error', true],
      [undefined, true],
      ['duplicate', false],
      [undefined, true],
      ['duplicate', false],
    ]);
  });
});
