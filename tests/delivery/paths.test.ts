import { describe, expect, it } from 'vitest';
import { cacheControl, isApplicationPath } from '../../vite/delivery/paths';

describe('how a web server treats a path', () => {
  it.each([
    '/',
    '/login',
    '/user-management/users',
    '/user-management/users/a.b',
    '/PROFILE/',
    '/assets-of-mine',
  ])('the start page answers %s', (path) => expect(isApplicationPath(path)).toBe(true));

  it.each([
    '/assets/gone-AbCd1234.js',
    '/assets/',
    '/assets/i18n/lang-fr.json',
    '/robots.txt',
    '/config.json',
    '/.env',
    '/.git/HEAD',
    '/user-management/.git/HEAD',
    '/x/../../etc/passwd',
  ])('%s is a file or nothing', (path) => expect(isApplicationPath(path)).toBe(false));

  it('the browser keeps what carries a hash, and asks again for all else', () => {
    for (const path of ['/assets/index-AbCd1234.js', '/assets/Box-CfPpt-wm.js', '/assets/a-_-x9-_yz.css']) {
      expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
    }
    for (const path of [
      '/index.html',
      '/config.json',
      '/assets/i18n/lang-de.json',
      '/favicon.svg',
      '/login',
    ]) {
      expect(cacheControl(path)).toBe('no-cache');
    }
  });
});
