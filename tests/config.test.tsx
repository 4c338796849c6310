import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { basePath, ConfigError, loadConfig, parseConfig } from '@/config';
import example from '../public/config.json';
import { html, json, offline, status, testServer } from './session/server';

const server = testServer();
const minimal = {
  product: { key: 'press', name: 'Press' },
  oauth: { clientId: 'office', clientSecret: 's3cret' },
};

function fieldsOf(input: unknown): readonly string[] {
  try {
    parseConfig(input);
  } catch (error) {
    if (error instanceof ConfigError && error.reason === 'invalid') return error.fields;
    throw error;
  }
  return [];
}

describe('R1 a configuration with the required fields alone', () => {
  it('gets the default for every other one', () => {
    expect(parseConfig(minimal)).toEqual({
      product: { key: 'press', name: 'Press' },
      bases: { api: '/api/', clientApi: '/clientapi/v1/', clientApiV2: '/clientapi/v2/' },
      oauth: { clientId: 'office', clientSecret: 's3cret', clientCredentialOnRefresh: false },
      session: { refreshOn: [403] },
      antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
      translations: { path: 'assets/i18n/lang-{code}.json', defaultLanguage: 'en', loadEnglish: false },
      appearance: {},
      media: { frameOrigins: [], mediaOrigins: [] },
      users: { attributes: [] },
      calls: {},
    });
  });

  it('gets them also for half a section', () => {
    const config = parseConfig({ ...minimal, bases: { api: '/v3/' }, antiForgery: { header: 'X-Csrf' } });
    expect(config.bases).toEqual({ api: '/v3/', clientApi: '/clientapi/v1/', clientApiV2: '/clientapi/v2/' });
    expect(config.antiForgery).toEqual({ cookie: 'XSRF-TOKEN', header: 'X-Csrf' });
  });

  it('the example that ships is one, without a warning', () => {
    const warn = vi.fn();
    expect(parseConfig(example, warn).product.key).toBe('press');
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes everything that can be set', () => {
    const full = {
      product: { key: 'my-paper2', name: 'My Paper & Söhne' },
      bases: { api: 'https://api.example/', clientApi: 'http://10.0.0.1:8080/client/v1/', clientApiV2: '/' },
      oauth: { clientId: 'ü', clientSecret: '', clientCredentialOnRefresh: true },
      session: { refreshOn: [401, 403] },
      antiForgery: { cookie: '__Host-csrf', header: 'x-csrf' },
      translations: { path: '/i18n/{lang}.json', defaultLanguage: 'pt-BR', loadEnglish: true },
      appearance: { accent: '#0a5C8f' },
      media: { frameOrigins: ['https://player.example'], mediaOrigins: ['http://localhost:9000'] },
      users: {
        attributes: [
          { name: 'unit', label: { en: 'Unit', 'pt-BR': 'Unidade' }, type: 'choice', choices: ['A', 'B'] },
          { name: 'no2', label: 'No.', type: 'text' },
          { name: 'since', label: 'Since', type: 'date' },
        ],
      },
      calls: { changePassword: 'admin/password', requestPasswordReset: '/reset' },
    };
    expect(parseConfig(full)).toEqual(full);
  });
});

describe('R1 a bad field', () => {
  const cases: [string, Record<string, unknown>][] = [
    ['product', { product: undefined }],
    ['product', { product: null }],
    ['product', { product: 'press' }],
    ['product.key', { product: { name: 'Press' } }],
    ...['', 'Press', 'a b', 'a/b', '../x', '-a', 'a-', 'a--b', 'ü', 'a\n', 5, null].map(
      (key): [string, Record<string, unknown>] => ['product.key', { product: { key, name: 'Press' } }],
    ),
    ['product.name', { product: { key: 'press', name: '' } }],
    ['product.name', { product: { key: 'press', name: 5 } }],
    ...[
      { name: 'Unit', label: 'Unit', type: 'text' },
      { name: 'a.b', label: 'Unit', type: 'text' },
    ].map((field): [string, Record<string, unknown>] => [
      'users.attributes.0.name',
      { users: { attributes: [field] } },
    ]),
    ['users.attributes.0.label', { users: { attributes: [{ name: 'a', label: '', type: 'text' }] } }],
    ['users.attributes.0.type', { users: { attributes: [{ name: 'a', label: 'A', type: 'number' }] } }],
    [
      'users.attributes.0.choices',
      { users: { attributes: [{ name: 'a', label: 'A', type: 'choice', choices: [] }] } },
    ],
    [
      'users.attributes',
      { users: { attributes: [1, 2].map(() => ({ name: 'a', label: 'A', type: 'text' })) } },
    ],
    ['oauth', { oauth: undefined }],
    ['oauth.clientId', { oauth: { clientSecret: 'x' } }],
    ['oauth.clientId', { oauth: { clientId: '', clientSecret: 'x' } }],
    ['oauth.clientSecret', { oauth: { clientId: 'x' } }],
    ['oauth.clientSecret', { oauth: { clientId: 'x', clientSecret: 7 } }],
    ['oauth.clientCredentialOnRefresh', { oauth: { ...minimal.oauth, clientCredentialOnRefresh: 'true' } }],
    ['bases', { bases: '/api/' }],
    ['bases', { bases: null }],
    ...[
      '',
      '/api',
      'api',
      '//host/',
      '/\\host/',
      '\\\\host/',
      '/\t/host/',
      '/a b/',
      '/a?b/',
      '/a#b/',
      'ftp://host/',
      'javascript:alert(1)//',
      'https://host',
      'https:///',
      'https://exa mple/',
      'https://[::1/',
      'https://user:pw@host/',
      'https://host:99999/',
      'https://host?x/',
      'https://host#x/',
      'https://host\\@evil/',
      '/a\\b/',
      5,
      null,
      ['/api/'],
    ].map((api): [string, Record<string, unknown>] => ['bases.api', { bases: { api } }]),
    ['bases.clientApi', { bases: { clientApi: '/x' } }],
    ['bases.clientApiV2', { bases: { clientApiV2: 'x/' } }],
    ['session.refreshOn', { session: { refreshOn: 403 } }],
    ['session.refreshOn.1', { session: { refreshOn: [403, 200] } }],
    ['session.refreshOn.0', { session: { refreshOn: [500] } }],
    ['session.refreshOn.0', { session: { refreshOn: ['403'] } }],
    ['session.refreshOn.0', { session: { refreshOn: [403.5] } }],
    ['antiForgery.header', { antiForgery: { header: 'X Csrf' } }],
    ['antiForgery.header', { antiForgery: { header: 'X:Csrf' } }],
    ['antiForgery.header', { antiForgery: { header: '' } }],
    ['antiForgery.header', { antiForgery: { header: 'X\r\nY' } }],
    ['antiForgery.cookie', { antiForgery: { cookie: 'a;b' } }],
    ['antiForgery.cookie', { antiForgery: { cookie: 'a=b' } }],
    ['translations.path', { translations: { path: 'assets/i18n/de.json' } }],
    ['translations.path', { translations: { path: '//host/{code}.json' } }],
    ['translations.path', { translations: { path: '/\\host/{code}.json' } }],
    ['translations.path', { translations: { path: '' } }],
    ...['', 'e', 'en-', '../x', 'en US', '<b>', 'en,de'].map(
      (defaultLanguage): [string, Record<string, unknown>] => [
        'translations.defaultLanguage',
        { translations: { defaultLanguage } },
      ],
    ),
    ...['red', '#fff', '#12345g', '0a5c8f', '#0a5c8f;}'].map((accent): [string, Record<string, unknown>] => [
      'appearance.accent',
      { appearance: { accent } },
    ]),
    ['calls.changePassword', { calls: { changePassword: '' } }],
    ['calls.requestPasswordReset', { calls: { requestPasswordReset: true } }],
  ];
  it.each(cases)('%s is named: %j', (field, change) => {
    expect(fieldsOf({ ...minimal, ...change })).toEqual([field]);
  });

  it('all of them are named, each once', () => {
    expect(fieldsOf({ product: {}, oauth: { clientId: 1 }, session: { refreshOn: [1, 'x'] } })).toEqual([
      'product.key',
      'product.name',
      'oauth.clientId',
      'oauth.clientSecret',
      'session.refreshOn.0',
      'session.refreshOn.1',
    ]);
  });

  it.each([null, 'text', 5, true, undefined])('no object at all: %j', (input) => {
    expect(() => parseConfig(input)).toThrow(new ConfigError('malformed'));
  });

  it('an array is not a configuration', () => {
    expect(() => parseConfig([])).toThrow(new ConfigError('malformed'));
  });

  it('the secret is not in the error', () => {
    const input = { ...minimal, oauth: { clientId: 5, clientSecret: 'top-secret' } };
    expect(() => parseConfig(input)).toThrow(
      expect.objectContaining({ message: 'config.json: invalid oauth.clientId' }),
    );
  });
});

describe('R1 unknown keys', () => {
  it('are reported once, by their path, and ignored', () => {
    const warn = vi.fn();
    const config = parseConfig(
      {
        ...minimal,
        theme: 'x',
        product: { ...minimal.product, colour: 'red' },
        session: { refreshon: [401] },
      },
      warn,
    );
    expect(warn.mock.calls).toHaveLength(1);
    for (const path of ['theme', 'product.colour', 'session.refreshon']) {
      expect(warn.mock.calls[0]?.[0]).toContain(path);
    }
    expect(config).not.toHaveProperty('theme');
    expect(config.product).toEqual(minimal.product);
    expect(config.session).toEqual({ refreshOn: [403] });
  });

  it('__proto__ is one, and pollutes nothing', () => {
    const warn = vi.fn();
    const input: unknown = JSON.parse(
      `{"__proto__":{"polluted":true},"product":{"key":"a","name":"A","__proto__":{"x":1}},"oauth":{"clientId":"c","clientSecret":"s"}}`,
    );
    expect(parseConfig(input, warn)).not.toHaveProperty('polluted');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(warn.mock.calls[0]?.[0]).toContain('__proto__');
  });

  it('their values are not repeated', () => {
    const warn = vi.fn();
    parseConfig({ ...minimal, oauth: { ...minimal.oauth, clientsecret: 'top-secret' } }, warn);
    expect(warn.mock.calls[0]?.[0]).toContain('oauth.clientsecret');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('top-secret');
  });

  it('nothing unknown: no warning', () => {
    const warn = vi.fn();
    parseConfig({ ...minimal, calls: { changePassword: 'x' }, appearance: { accent: '#123456' } }, warn);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('R1 fetching config.json', () => {
  it('asks once, beside index.html', async () => {
    server.on('get', '/config.json', () => json(minimal));
    expect((await loadConfig()).product.name).toBe('Press');
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${basePath}config.json`,
    ]);
  });

  it('takes a byte order mark and any content type', async () => {
    server.on(
      'get',
      '/config.json',
      () =>
        new HttpResponse(`\uFEFF${JSON.stringify(minimal)}`, { headers: { 'Content-Type': 'text/plain' } }),
    );
    expect((await loadConfig()).oauth.clientId).toBe('office');
  });

  it('passes on the warning', async () => {
    server.on('get', '/config.json', () => json({ ...minimal, extra: 1 }));
    const warn = vi.fn();
    await loadConfig(warn);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['404', () => status(404)],
    ['500', () => status(500)],
    ['a 404 that looks right', () => json(minimal, 404)],
    ['no network', offline],
  ])('%s: missing', async (_name, answer) => {
    server.on('get', '/config.json', answer);
    await expect(loadConfig()).rejects.toMatchObject({ name: 'ConfigError', reason: 'missing', fields: [] });
  });

  it.each([
    ['a page in its place', () => html()],
    ['an empty file', () => status(200)],
    ['a comma too many', () => new HttpResponse('{"product": {},}')],
    ['half a file', () => new HttpResponse('{"product"')],
    ['null', () => json(null)],
  ])('%s: malformed', async (_name, answer) => {
    server.on('get', '/config.json', answer);
    await expect(loadConfig()).rejects.toMatchObject({
      name: 'ConfigError',
      reason: 'malformed',
      fields: [],
    });
  });

  it('a server that does not answer within ten seconds: missing', async () => {
    server.on('get', '/config.json', () => json(minimal));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(loadConfig()).rejects.toMatchObject({ name: 'ConfigError', reason: 'missing' });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it('an empty object: invalid', async () => {
    server.on('get', '/config.json', () => json({}));
    await expect(loadConfig()).rejects.toMatchObject({ reason: 'invalid', fields: ['product', 'oauth'] });
  });
});
