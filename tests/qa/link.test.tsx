import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLink, type DemoOptions, readOptions } from '@/qa/link';
import { openedPath } from '@/qa/openPath';

const root = 'https://demo.example/some/where/';
const options: DemoOptions = {
  scenarios: ['token-expired', 'slow'],
  account: 'editor',
  language: 'de',
  theme: 'dark',
  records: 'fresh',
};

describe('the link of a state', () => {
  it('can be read by a person', () => {
    expect(createLink('/messages', options, root)).toBe(
      `${root}?open=/messages&scenario=token-expired,slow&as=editor&lang=de&theme=dark&data=fresh`,
    );
  });

  it('contains only what is asked for', () => {
    expect(createLink('/messages', {}, root)).toBe(`${root}?open=/messages`);
    expect(createLink('/messages', { scenarios: [] }, root)).toBe(`${root}?open=/messages&scenario=`);
  });

  it('restores all of it, and the page with its query and hash', () => {
    const path = '/user-management/users?filter=%7B%22q%22%3A%22a%26b%22%7D&page=2#rows';
    const { options: readBack, rest } = readOptions(createLink(path, options, root));
    expect(readBack).toEqual(options);
    expect(openedPath(rest, '/some/where/')).toBe(`/some/where${path}`);
  });

  it('does so for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^,\s]+$/)), fc.string(), (scenarios, account) => {
        const link = createLink('/', { scenarios, account }, root);
        expect(readOptions(link, '/some/where/').options).toEqual({ scenarios, account });
      }),
    );
  });
});

describe('an address', () => {
  it('loses what it asks the demo for, and nothing else', () => {
    const { options: readBack, rest } = readOptions(
      'https://demo.example/messages?page=2&scenario=slow,%20offline,&filter=%7B%7D#end',
    );
    expect(readBack).toEqual({ scenarios: ['slow', 'offline'] });
    expect(rest).toBe('https://demo.example/messages?page=2&filter=%7B%7D#end');
  });

  it('that asks for nothing stays letter by letter', () => {
    const href = 'https://demo.example/messages?filter={"q":"ä b"}&x#';
    expect(readOptions(href)).toEqual({ options: {}, rest: href });
  });

  it('may ask in the page that it opens, as after a reload of a static demo; outside counts first', () => {
    const page = encodeURIComponent('/messages?page=2&scenario=slow&lang=de#end');
    const { options: readBack, rest } = readOptions(`${root}?open=${page}&lang=en`, '/some/where/');
    expect(readBack).toEqual({ scenarios: ['slow'], language: 'en' });
    expect(rest).toBe('https://demo.example/some/where/messages?page=2#end');
  });

  it('turns off all scenarios by an empty list', () => {
    expect(readOptions('https://demo.example/?scenario=').options).toEqual({ scenarios: [] });
  });
});
