import { describe, expect, it } from 'vitest';
import { linkTo, openAddress, openedPath } from '@/qa/openPath';
import { hostileTargets } from '../support/hostileTargets';

const root = 'https://pages.example/any/where/';
const opened = (href: string) => openedPath(href, '/any/where/');

describe('a link to a page of the demo', () => {
  it('names the page in the query of the start page', () => {
    expect(linkTo('/user-management/users', root)).toBe(`${root}?open=/user-management/users`);
  });

  it('begins where the application is served', () => {
    expect(linkTo('/profile')).toBe(`${location.origin}/?open=/profile`);
  });

  it.each([
    '/profile',
    '/user-management/users?filter={"q":"ö%20%26%20é+1"}&sort=["name","ASC"]',
    '/user-management/users?q=%26%23#row-2',
    '/messages#a?b&open=/profile',
    '/user-management/roles?ids=a%2Cb',
  ])('leads to that page again, with query and hash: %s', (path) => {
    const { pathname, search, hash } = new URL(path, root);
    expect(opened(linkTo(path, root))).toBe(`/any/where${pathname}${search}${hash}`);
  });
});

describe('the page that an address asks for', () => {
  it('takes the hash of the address where the path has none', () => {
    expect(opened(`${root}?open=/messages#late`)).toBe('/any/where/messages#late');
    expect(opened(`${root}?open=/messages%23own#late`)).toBe('/any/where/messages#own');
  });

  it('stays below the start page, however many steps up the path goes', () => {
    expect(opened(`${root}?open=/../../../elsewhere`)).toBe('/any/where/elsewhere');
    expect(opened(`${root}?open=/%252e%252e/elsewhere`)).toBe('/any/where/elsewhere');
  });

  it('is the start page for its file name', () => {
    expect(opened(`${root}index.html`)).toBe('/any/where/');
    expect(opened(`${root}index.html?open=//evil.com`)).toBe('/any/where/');
    expect(opened(`${root}index.html?open=/profile`)).toBe('/any/where/profile');
  });

  it('is none without the parameter, and none on any other page', () => {
    expect(opened(root)).toBeUndefined();
    expect(opened(`${root}?other=/profile`)).toBeUndefined();
    expect(opened(`${root}login?open=/profile`)).toBeUndefined();
    expect(opened('https://pages.example/?open=/profile')).toBeUndefined();
  });

  it.each(hostileTargets)('never lies outside of the application: %j', (target) => {
    for (const start of ['/', '/any/where/']) {
      const path = openedPath(`https://pages.example${start}?open=${encodeURIComponent(target)}`, start);
      const url = new URL(path ?? start, 'https://pages.example');
      expect(url.origin).toBe('https://pages.example');
      expect(url.pathname.startsWith(start)).toBe(true);
    }
  });

  it.each(['//evil.com', '/\\evil.com', '/\t/evil.com', '/..//evil.com', 'https://evil.com', 'profile', ''])(
    'is none when the parameter is no path: %j',
    (target) => {
      expect(openedPath(`https://pages.example/?open=${encodeURIComponent(target)}`, '/')).toBeUndefined();
    },
  );
});

describe('opening an address', () => {
  it('puts it into the address bar and keeps the state and the length of the history', () => {
    history.replaceState({ idx: 3 }, '', '/?open=/messages');
    const { length } = history;
    openAddress('/messages?q=a#b');
    expect(location.href).toBe(`${location.origin}/messages?q=a#b`);
    expect(history.state).toEqual({ idx: 3 });
    expect(history.length).toBe(length);
  });

  it('keeps the icon of the start page', () => {
    history.replaceState(null, '', '/');
    document.head.innerHTML = '<link rel="icon" href="./icon.svg">';
    openAddress('/user-management/users');
    expect(document.querySelector('link')?.href).toBe(`${location.origin}/icon.svg`);
  });
});
