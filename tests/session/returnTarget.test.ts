import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTarget, signInAddress, targetAfterSignIn } from '@/session/returnTarget';
import { hostileTargets } from '../support/hostileTargets';
import { propertyRuns, propertyTimeout } from '../support/propertyRuns';

const segments = new Set([
  'profile',
  'press-controlling',
  'user-management',
  'messages',
  'video-help',
  'onboarding-wizard',
  'default-translations',
  'dashboard',
  'website-modules',
]);
const target = (query: string) => targetAfterSignIn(new URLSearchParams(query), segments);

const good = [
  '/profile',
  '/dashboard',
  '/user-management/users',
  '/messages?x=1#y',
  '/messages?next=//evil.com',
  '/messages?u=https://evil.com',
  '/video-help/path%20with%20space',
  '/messages#//evil.com',
  '/user-management/users?email=me@example.com',
  '/website-modules/',
  '/messages?q=%2F%2F',
  '/press-controlling',
  '/PROFILE',
  '/User-Management/Users/',
  '/user-management/roles/10.5555%2F12345678',
  '/user-management/users/part%201%2F2%3Fx%3D1%23100%252F?tab=history',
  '/user-management/users/5%3A3/show?filter=%7B%22q%22%3A%22a%22%7D&page=2',
  '/messages?a=%zz#%',
  `/messages?q=${'a'.repeat(2000)}`,
];

describe('the target after sign-in', () => {
  it('return, or url', () => {
    expect(target('return=/messages')).toBe('/messages');
    expect(target('url=/messages')).toBe('/messages');
  });

  it('both: return wins; an invalid one gives way to url', () => {
    expect(target('url=/dashboard&return=/messages')).toBe('/messages');
    expect(target('return=//evil.com&url=/messages')).toBe('/messages');
    expect(target('return=/404&url=/messages')).toBe('/messages');
    expect(target('return=//evil.com&url=//evil.com')).toBe('/profile');
  });

  it.each([
    '',
    'x=1',
    'return',
    'return=',
    'url=',
    'return=&url=',
    'return[]=/messages',
    'Return=/messages',
    'URL=/messages',
  ])('?%s leads to /profile', (query) => {
    expect(target(query)).toBe('/profile');
  });

  it('an empty return gives way to url', () => {
    expect(target('return=&url=/messages')).toBe('/messages');
  });

  it('path, query and hash are kept', () => {
    expect(target('return=/user-management/users%3Fpage%3D2%23x')).toBe('/user-management/users?page=2#x');
  });

  it('of a repeated parameter the first counts', () => {
    expect(target('return=/messages&return=/dashboard')).toBe('/messages');
    expect(target('return=//evil.com&return=/dashboard')).toBe('/profile');
  });

  it.each(hostileTargets)('%j is no target', (raw) => {
    expect(safeTarget(raw, segments)).toBeUndefined();
    expect(targetAfterSignIn(new URLSearchParams({ return: raw }), segments)).toBe('/profile');
    expect(targetAfterSignIn(new URLSearchParams({ return: raw, url: raw }), segments)).toBe('/profile');
  });

  it('no value: no target', () => {
    expect(safeTarget(null, segments)).toBeUndefined();
  });

  it.each(good)('%j passes unchanged', (raw) => {
    expect(targetAfterSignIn(new URLSearchParams({ return: raw }), segments)).toBe(raw);
  });

  it('a path outside the publisher’s areas is not a target', () => {
    expect(safeTarget('/other-controlling', segments)).toBeUndefined();
    expect(safeTarget('/messages', new Set())).toBeUndefined();
  });

  it('2048 characters pass, more do not', () => {
    const long = `/messages?q=${'a'.repeat(2036)}`;
    expect(long).toHaveLength(2048);
    expect(safeTarget(long, segments)).toBe(long);
    expect(safeTarget(`${long}a`, segments)).toBeUndefined();
    expect(safeTarget(`/messages?q=${'a'.repeat(8192)}`, segments)).toBeUndefined();
  });
});

describe('the way to the sign-in page', () => {
  it('leads back to where the admin was; /profile needs no mention', () => {
    expect(signInAddress('/dashboard?x=1#y')).toBe('/login?return=%2Fdashboard%3Fx%3D1%23y');
    expect(signInAddress('/profile')).toBe('/login');
  });

  it.each(good)('%j survives the way there and back', (raw) => {
    const query = new URL(signInAddress(raw), 'https://office.example').searchParams;
    expect(targetAfterSignIn(query, segments)).toBe(raw);
  });
});

describe('any input', () => {
  const origin = 'https://office.example';
  const pieces = fc.constantFrom(
    ...[
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5C',
      '%00',
      '%',
      '?',
      '#',
      '@',
      ':',
      ';',
      ' ',
      '\t',
      '\n',
      '\u0000',
    ],
    ...[
      '\u3000',
      '\u200b',
      '\u202e',
      '\ufeff',
      '。',
      '〱',
      '\ud800',
      'http:',
      'javascript:',
      'evil.com',
      'login',
      'logout',
    ],
    ...['LOGIN', 'messages', 'profile', 'user-management', '404', '[::1]', 'a', 'ü', '😀'],
  );
  /** A known target, good or hostile, with insertions, letters encoded once or twice, or upper case. */
  const disguised = fc
    .record({
      text: fc.constantFrom(...good, ...hostileTargets.filter((each) => each.length < 100)),
      at: fc.nat(40),
      put: pieces,
      disguise: fc.constantFrom('none', 'encoded', 'encoded twice', 'upper case'),
      letters: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    })
    .map(({ text, at, put, disguise, letters }) => {
      const hidden = [...`${text.slice(0, at)}${put}${text.slice(at)}`].map((char, index) => {
        if (!letters[index % 7] || !/[\x21-\x7e]/.test(char)) return char;
        const code = `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
        if (disguise === 'upper case') return char.toUpperCase();
        if (disguise === 'encoded twice') return code.replace('%', '%25');
        return disguise === 'encoded' ? code : char;
      });
      return hidden.join('');
    });
  const hostile = fc.oneof(
    disguised,
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/messages${parts.join('')}`),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.webPath().map((path) => `/messages${path}`),
  );

  it(
    'leads to a page of this application, or nowhere',
    () => {
      let accepted = 0;
      fc.assert(
        fc.property(hostile, (raw) => {
          const target = safeTarget(raw, segments);
          if (target === undefined) return;
          accepted += 1;
          const url = new URL(target, origin);
          expect(url.origin).toBe(origin);
          expect(target).toMatch(/^\/[^/\\]/);
          expect(target).not.toContain('\\');
          expect(url.pathname).not.toContain('//');
          // The router decodes, and ignores case and a trailing slash.
          const first = decodeURIComponent(url.pathname).toLowerCase().split('/')[1] ?? '';
          expect(segments).toContain(first);
          expect(decodeURIComponent(url.pathname)).not.toMatch(/[\\\p{Cc}]/u);
          expect(safeTarget(target, segments)).toBe(target);
          // No loop: through the sign-in page, it leads to the same page again.
          const query = new URL(signInAddress(target), origin).searchParams;
          expect(targetAfterSignIn(query, segments)).toBe(target);
        }),
        propertyRuns(10_000, 90),
      );
      expect(accepted).toBeGreaterThan(500);
    },
    propertyTimeout,
  );
});
