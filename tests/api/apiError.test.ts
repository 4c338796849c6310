import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorReason, errorTextKey } from '@/api/apiError';
import german from '../../i18n/de/app.json';
import english from '../../i18n/en/app.json';

/** The text of a key such as `app.errors.offline`, in one of the files. */
function textOf(file: object, key: string): unknown {
  return key
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      file,
    );
}

const forgery = new ApiError('refused', 403, { code: 'anti_forgery' });
const refusals = Array.from({ length: 300 }, (_none, index) => new ApiError('refused', 300 + index));
const others = (['offline', 'timeout', 'unusable'] satisfies ApiErrorReason[]).map(
  (reason) => new ApiError(reason),
);

describe('the text of an error', () => {
  it('is there in both languages for every reason and status', () => {
    const keys = new Set(
      [...refusals, ...others, forgery].map(errorTextKey).concat(errorTextKey(new Error('any'))),
    );
    expect(keys.size).toBeGreaterThan(8);
    for (const key of keys) {
      expect(key).toMatch(/^app\.errors\.\w+$/);
      for (const file of [english, german])
        expect(textOf(file, key), key).toEqual(expect.stringMatching(/\S/));
    }
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'notFound'],
    [418, 'refused'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [502, 'server'],
    [599, 'server'],
    [304, 'refused'],
  ])('%i is app.errors.%s', (status, name) => {
    const { kind, message } = new ApiError('refused', status);
    expect([kind, message]).toEqual([name, `app.errors.${name}`]);
  });

  it('a failed anti-forgery check says that the browser blocks cookies, if it does', () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    const error = new ApiError('refused', 403, { code: 'anti_forgery' });
    expect([error.kind, error.message]).toEqual(['antiForgery', 'app.errors.cookiesBlocked']);
    expect(new ApiError('refused', 403).message).toBe('app.errors.forbidden');
    for (const file of [english, german])
      expect(textOf(file, error.message)).toEqual(expect.stringMatching(/Cookies/i));
  });

  it('a failed anti-forgery check says what to do instead of speaking of permissions', () => {
    const textFor = (status: number, body: unknown) => new ApiError('refused', status, body).message;
    expect(textFor(403, { code: 'anti_forgery' })).toBe('app.errors.antiForgery');
    expect(textOf(english, 'app.errors.antiForgery')).toMatch(/Reload the page and try again\.$/);
    expect(textOf(german, 'app.errors.antiForgery')).toMatch(/Laden Sie die Seite neu/);
    for (const body of [
      { code: 'permission_denied' },
      { code: ['anti_forgery'] },
      null,
      'anti_forgery',
      undefined,
    ]) {
      expect(textFor(403, body)).toBe('app.errors.forbidden');
    }
    expect(textFor(500, { code: 'anti_forgery' })).toBe('app.errors.server');
  });

  it('R11 a conflict shows the words of the server, at most 500 characters', () => {
    expect(new ApiError('refused', 409, { code: 'last_admin', message: 'One must stay.' }).message).toBe(
      'One must stay.',
    );
    expect(new ApiError('refused', 409, { message: 'a'.repeat(9_000) }).message).toHaveLength(500);
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { message: '' },
    { message: '   ' },
    { message: 5 },
    { message: null },
    { message: { toString: () => 'x' } },
    { code: 'stale' },
  ])('R11 a conflict that says nothing usable (%j) has its own text', (body) => {
    expect(new ApiError('refused', 409, body).message).toBe('app.errors.conflict');
  });

  it.each([400, 403, 422, 500])(
    "only a conflict is quoted: the server's words with %i are not shown",
    (status) => {
      expect(new ApiError('refused', status, { message: 'java.lang.NullPointerException' }).message).toMatch(
        /^app\.errors\./,
      );
    },
  );

  it.each([new Error('TypeError: x is undefined'), 'text', undefined, null, { message: 'x' }])(
    'what is no error of a call (%j) is unexpected, and says nothing of its inside',
    (error) => {
      expect(errorTextKey(error)).toBe('app.errors.unexpected');
    },
  );
});
