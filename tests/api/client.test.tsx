import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bearerOf, html, json, profilePath, type Sent, status, testServer } from '../session/server';
import { clearBrowser, openTab, setCookie, store } from '../session/tab';

const server = testServer();
const languages = '/api/groups/languages';
const german = '/assets/i18n/lang-de.json';

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
  setCookie('XSRF-TOKEN=abc');
});

const brief = ({ method, path, body, headers }: Sent) => ({
  call: `${method} ${path}`,
  body,
  bearer: headers.get('Authorization'),
  antiForgery: headers.get('X-XSRF-TOKEN'),
});
const reading = (call: string) => [{ call, body: '', bearer: 'Bearer a1', antiForgery: null }];

describe('the known calls', () => {
  it('the profile', async () => {
    server.on('get', profilePath, () =>
      json({ name: 'Ann', email: 'ann@press.example', permissions: ['none'] }),
    );
    expect(await openTab().api.getProfile()).toEqual({
      name: 'Ann',
      email: 'ann@press.example',
      permissions: ['none'],
    });
    expect(server.sent.map(brief)).toEqual(reading(`GET ${profilePath}`));
  });

  it.each([
    ['a page', () => html()],
    ['204', () => status(204)],
    ['null', () => json(null)],
  ])('%s is no profile', async (_name, answer) => {
    server.on('get', profilePath, answer);
    await expect(openTab().api.getProfile()).rejects.toMatchObject({ reason: 'unusable' });
  });

  it('saving sends the name and nothing else', async () => {
    server.on('post', profilePath, () => status(200));
    await openTab().api.saveProfile('Änn "A" <b>');
    expect(server.sent.map(brief)).toEqual([
      {
        call: `POST ${profilePath}`,
        body: JSON.stringify({ name: 'Änn "A" <b>' }),
        bearer: 'Bearer a1',
        antiForgery: 'abc',
      },
    ]);
    expect(server.sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it.each([
    ['a page', () => html()],
    ['204', () => status(204)],
    ['JSON', () => json({ ok: false })],
  ])('the answer to a save (%s) is not read', async (_name, answer) => {
    server.on('post', profilePath, answer);
    await expect(openTab().api.saveProfile('Ann')).resolves.toBeUndefined();
  });

  it('R2 the languages are under the api base', async () => {
    server.on('get', languages, () => json(['de', 'en']));
    expect(await openTab().api.getLanguages()).toEqual(['de', 'en']);
    expect(server.sent.map(brief)).toEqual(reading(`GET ${languages}`));
  });

  it('R1 R2 other bases', async () => {
    const bases = { api: '/backend/', clientApi: 'https://api.example/client/' };
    server.on('get', '/backend/groups/languages', () => json([]));
    server.on('get', 'https://api.example/client/admin/profile', () => json({}));
    const { api } = openTab({ bases });
    await api.getLanguages();
    await api.getProfile();
    expect(server.sent.map(bearerOf)).toEqual(['a1', 'a1']);
  });
});

describe('translation files', () => {
  it.each([
    ['assets/i18n/lang-{code}.json', '/assets/i18n/lang-de.json'],
    ['/assets/i18n/{lang}.json', '/assets/i18n/de.json'],
    ['/texts/{lang}/{code}.json?v=1', '/texts/de/de.json?v=1'],
    ['https://cdn.example/{code}.json', 'https://cdn.example/de.json'],
  ])('%s is asked at %s', async (path, url) => {
    server.on('get', url.replace('?v=1', ''), () => json({ app: {} }));
    expect(await openTab({ translations: { path } }).api.getTranslation('de')).toBe('{"app":{}}');
    expect(server.sent.map((request) => request.url)).toEqual([new URL(url, location.origin).href]);
  });

  it('the address is under the base of the application, also on a deep link', async () => {
    window.history.pushState(null, '', '/user-management/users');
    server.on('get', german, () => json({}));
    await openTab().api.getTranslation('de');
    window.history.pushState(null, '', '/');
    expect(server.sent.map(brief)).toEqual(reading(`GET ${german}`));
  });

  it('R3 requests a file of another origin without a token', async () => {
    server.on('get', 'https://cdn.example/de.json', () => json({}));
    await openTab({ translations: { path: 'https://cdn.example/{code}.json' } }).api.getTranslation('de');
    expect(server.sent.map((request) => request.headers.get('Authorization'))).toEqual([null]);
  });

  it.each([
    [true, () => new HttpResponse(null, { headers: { 'Content-Type': 'application/json' } })],
    [true, () => status(200)],
    [false, () => status(404)],
    [false, () => status(500)],
    [false, () => new HttpResponse(null, { headers: { 'Content-Type': 'text/HTML; charset=utf-8' } })],
  ])('R9 whether a file is there: %s', async (there, answer) => {
    server.on('head', german, answer);
    expect(await openTab().api.hasTranslation('de')).toBe(there);
    expect(server.sent.map(brief)).toEqual(reading(`HEAD ${german}`));
  });
});

describe('calls that only the configuration can name', () => {
  it('R1 R7 without it there are none', () => {
    const { api } = openTab();
    expect(api.changePassword).toBeUndefined();
    expect(api.requestPasswordReset).toBeUndefined();
  });

  it.each([
    ['admin/password', '/clientapi/v1/admin/password'],
    ['/other/password', '/other/password'],
    ['https://api.example/password', 'https://api.example/password'],
  ])('R7 changePassword %s is sent to %s', async (changePassword, url) => {
    server.on('post', url, () => html());
    const { api } = openTab({ calls: { changePassword } });
    await api.changePassword?.({ current: ' old ', next: 'New1!  ' });
    expect(server.sent.map(({ body }) => body)).toEqual([
      '{"currentPassword":" old ","newPassword":"New1!  "}',
    ]);
    expect(server.sent[0]?.url).toBe(new URL(url, location.origin).href);
  });

  it('R7 a refused change of password says nothing of the passwords', async () => {
    store('a1', null);
    server.on('post', '/clientapi/v1/pw', () => json({ message: 'wrong' }, 403));
    const { api } = openTab({ calls: { changePassword: 'pw' } });
    const error: unknown = await api
      .changePassword?.({ current: 'Secret1!', next: 'Secret2!' })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'refused', status: 403 });
    expect(`${JSON.stringify(error)} ${error}`).not.toContain('Secret');
  });

  it('R1 requestPasswordReset sends the address', async () => {
    server.on('post', '/clientapi/v1/reset', () => status(204));
    const { api } = openTab({ calls: { requestPasswordReset: 'reset' } });
    await api.requestPasswordReset?.('ann@press.example');
    expect(server.sent.map(({ body }) => body)).toEqual(['{"email":"ann@press.example"}']);
  });
});
