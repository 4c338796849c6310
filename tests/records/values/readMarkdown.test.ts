import { describe, expect, it } from 'vitest';
import { linksOf } from '@/records/values/readMarkdown';
import { isWebAddress } from '@/records/values/webAddress';

describe('a Markdown text', () => {
  it.each<[text: string, ...addresses: string[]]>([
    ['[x](https://e.example/a_(b))', 'https://e.example/a_(b)'],
    ['<https://e.example/a_(b)>', 'https://e.example/a_(b)'],
    ['See https://e.example/a.', 'https://e.example/a'],
    ['(see https://e.example/a_(b))', 'https://e.example/a_(b)'],
    ['[x](https://e.example/ "A (title)")', 'https://e.example/'],
    ['[x](<https://e.example/a b>)', 'https://e.example/a%20b'],
    ['[x][a]\n\n[a]: https://e.example/ref', 'https://e.example/ref'],
    ['[![alt](https://e.example/p.png)](https://e.example/)', 'https://e.example/'],
    ['[x](&#106;avascript:1)', 'javascript:1'],
    ['[x](HTTPS://E.EXAMPLE/) http://e.example/', 'HTTPS://E.EXAMPLE/', 'http://e.example/'],
    ['[x](mailto:ada@e.example) <ada@e.example>', 'mailto:ada@e.example', 'mailto:ada@e.example'],
    ['[x](//e.example) [y](a/b) [z]()', '//e.example', 'a/b', ''],
    ['`https://e.example/` and\n\n    [x](javascript:1)\n\n```\nhttps://e.example\n```'],
    ['\\[x](y) [x] (y) a]:b'],
    ['Write to ada@e.example, or see www.e.example'],
    ['<a href="https://e.example/">'],
  ])('%j has the links that a reader gets', (text, ...addresses) => {
    expect(linksOf(text).addresses).toEqual(addresses);
  });

  it.each([
    ['![x](https://e.example/p.png)', 1],
    ['One\n\ntwo\n![x][a] ![y][a]\n\n[a]: https://e.example/p.png', 4],
    ['Look ![', undefined],
    ['`![x](y)`', undefined],
    ['\\![x](https://e.example/)', undefined],
  ])('%j has its first picture in line %s', (text, line) => expect(linksOf(text).imageLine).toBe(line));
});

it.each([
  ['https://e.example/a_(b)?c#d', true],
  ['HTTP://e.example', true],
  ['//e.example', false],
  ['https:e.example', false],
  ['https:///e.example', false],
  ['https://ada@e.example', false],
  ['https://e.example/a b', false],
  ['https://[', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s is the address of a page: %s', (text, is) => expect(isWebAddress(text)).toBe(is));
