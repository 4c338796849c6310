import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRelative, leadsTo } from '@/session/address';
import { addAntiForgery, cookieValue } from '@/session/antiForgery';
import { clearBrowser, setCookie } from './tab';

const settings = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };

function headerFor(method: string, url: string, before: HeadersInit = {}): string | null {
  const headers = new Headers(before);
  addAntiForgery(headers, method, url, settings);
  return headers.get('X-XSRF-TOKEN');
}

const relative = [
  '/x',
  'api/x',
  './x',
  '../x',
  '?q',
  '?next=https://evil.example',
  '#x',
  '',
  '/x?u=//evil.example',
  '/x//y',
  '/a:b',
  'a/b:c',
  ' /x',
  '/x\n',
  '/ x',
];

const foreign = [
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'HTTP://EVIL.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'ht\ntps://evil.example',
  'http://localhost:3000@evil.example/x',
  'http://localhost:4000/x',
  'https://localhost:3000/x',
  '//localhost:4000/x',
  'data:text/plain,x',
  'blob:http://localhost:3000/5',
  'javascript:alert(1)',
  'http://[::1',
];

/** Absolute URLs of the application's own origin: not relative (reading R3). */
const ownWrittenOut = [
  'http://localhost:3000/x',
  'HTTP://LOCALHOST:3000/x',
  '//localhost:3000/x',
  '/\\localhost:3000/x',
  'http:/x',
  'http:x',
  'ht\ttp://localhost:3000/x',
];

beforeEach(() => {
  clearBrowser();
  setCookie('XSRF-TOKEN=abc-123');
});
afterEach(() => document.head.replaceChildren());

describe('the anti-forgery header', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post', 'patch'])(
    'goes with %s to a relative address',
    (method) => {
      expect(headerFor(method, '/clientapi/v1/x')).toBe('abc-123');
    },
  );

  it.each(['GET', 'HEAD', 'get', 'head', 'Get'])('never goes with %s', (method) => {
    expect(headerFor(method, '/clientapi/v1/x')).toBeNull();
  });

  it('no cookie: absent', () => {
    clearBrowser();
    expect(headerFor('POST', '/x')).toBeNull();
  });

  it.each(['', '""', '%20', '%22%22', '%20%20'])('R3 an empty cookie (%j): absent', (value) => {
    setCookie(`XSRF-TOKEN=${value}`);
    expect(headerFor('POST', '/x')).toBeNull();
  });

  it("the caller's own header is kept, in any case", () => {
    expect(headerFor('POST', '/x', { 'x-xsrf-token': 'mine' })).toBe('mine');
  });

  it('the cookie is read at each send', () => {
    expect(headerFor('POST', '/x')).toBe('abc-123');
    setCookie('XSRF-TOKEN=next');
    expect(headerFor('POST', '/x')).toBe('next');
  });

  it('cookie and header are named by the settings', () => {
    setCookie('my-csrf=other');
    const headers = new Headers();
    addAntiForgery(headers, 'POST', '/x', { cookie: 'my-csrf', header: 'X-My-Csrf' });
    expect([...headers]).toEqual([['x-my-csrf', 'other']]);
  });

  it.each([
    ['x%2By%3D%3D', 'x+y=='],
    ['a%20b', 'a b'],
    ['a=b=c', 'a=b=c'],
    ['%', '%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['a%b', 'a%b'],
    ['"quoted"', 'quoted'],
    ['"%"', '%'],
    ['%22coded%22', 'coded'],
    ['"half', '"half'],
    ['%C3%BC', 'ü'],
  ])('the cookie %s gives %s', (cookie, value) => {
    setCookie(`XSRF-TOKEN=${cookie}`);
    expect(headerFor('POST', '/x')).toBe(value);
  });

  it.each(['a%0D%0AX-Evil:1', '%0A', 'a%00', '%E2%82%AC', '%F0%9F%98%80', 'a%7F', 'a%09b'])(
    'the cookie %s fits no header: absent, and nothing throws',
    (cookie) => {
      setCookie(`XSRF-TOKEN=${cookie}`);
      expect(headerFor('POST', '/x')).toBeNull();
    },
  );

  it.each(relative)('goes to %j', (url) => {
    expect(headerFor('POST', url)).toBe('abc-123');
  });

  it.each(foreign)('never goes to %j', (url) => {
    expect(headerFor('POST', url)).toBeNull();
  });

  it.each(ownWrittenOut)('does not go to the own origin written out: %j', (url) => {
    expect(headerFor('POST', url)).toBeNull();
  });

  it('a base element that leads elsewhere makes nothing relative', () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    expect(headerFor('POST', 'api/x')).toBeNull();
    expect(headerFor('POST', '/api/x')).toBeNull();
  });
});

describe('finding the cookie', () => {
  it.each([
    ['XSRF-TOKEN=v', 'v'],
    ['a=1; XSRF-TOKEN=v; b=2', 'v'],
    ['   XSRF-TOKEN = v ', 'v'],
    ['NOT-XSRF-TOKEN=n; XSRF-TOKEN=v', 'v'],
    ['XSRF-TOKEN2=n; XSRF-TOKEN=v', 'v'],
    ['a=XSRF-TOKEN=z; XSRF-TOKEN=v', 'v'],
    ['XSRF-TOKEN=v; XSRF-TOKEN=second', 'v'],
    ['XSRF-TOKEN; XSRF-TOKEN=v', 'v'],
    ['XSRF-TOKEN=', ''],
  ])('in %j: %j', (cookies, value) => {
    expect(cookieValue(cookies, 'XSRF-TOKEN')).toBe(value);
  });

  it.each([
    '',
    ';',
    'NOT-XSRF-TOKEN=n',
    'XSRF-TOKEN2=n',
    'a=XSRF-TOKEN=z',
    'xsrf-token=n',
    'XSRF-TOKEN',
    '=v',
  ])('in %j: none', (cookies) => {
    expect(cookieValue(cookies, 'XSRF-TOKEN')).toBeUndefined();
  });
});

describe('addresses', () => {
  const page = 'http://localhost:3000/user-management/users?x=1';
  const own = new Set(['http://localhost:3000', 'https://api.example']);

  it.each(relative)('%j is relative, and a token may go there', (url) => {
    expect(isRelative(url, page, 'http://localhost:3000')).toBe(true);
    expect(leadsTo(own, url, page)).toBe(true);
  });

  it.each(foreign)('%j is not, and no token goes there', (url) => {
    expect(isRelative(url, page, 'http://localhost:3000')).toBe(false);
    // Requests to a blob of this origin never leave the browser.
    expect(leadsTo(own, url, page)).toBe(url.startsWith('blob:'));
  });

  it.each([
    'https://api.example/x',
    '//localhost:3000/x',
    'http://localhost:3000/x',
    'HTTPS://API.EXAMPLE:443/',
  ])('R3 %j is the own origin or a base: the bearer goes there', (url) => {
    expect(leadsTo(own, url, page)).toBe(true);
  });

  it.each([
    'http://api.example/x',
    'https://api.example:8443/x',
    'https://api.example.evil.example/',
    'https://api.example@evil.example/',
    'https://user:pw@api.example/',
    'https://user@localhost:3000/',
    'https://evil.example/https://api.example/',
    'https://xn--pi-7ja.example/',
  ])('%j is neither', (url) => {
    expect(leadsTo(own, url, page)).toBe(false);
  });
});
