import { describe, expect, it } from 'vitest';
import { createTestApi, signInAs } from './fixtureClient';

const profile = '/clientapi/v1/admin/profile';

describe('the access token', () => {
  it('is required by every call except the token endpoint and the language list', async () => {
    const { client } = createTestApi();
    for (const path of [profile, '/clientapi/v1/books', '/api/shelves/shelf-0']) {
      const answer = await client.call('GET', path);
      expect([path, answer.status, answer.body]).toEqual([path, 403, { code: 'not_authenticated' }]);
    }
  });

  it.each(['garbage', 'a.b', ''])('%j is not one', async (token) => {
    const { client } = createTestApi();
    client.accessToken = token;
    expect((await client.call('GET', profile)).body).toEqual({ code: 'not_authenticated' });
  });

  it('is refused if a letter has changed, or if it is a refresh token', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    client.accessToken = client.accessToken?.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    expect((await client.call('GET', profile)).body).toEqual({ code: 'not_authenticated' });
    client.accessToken = client.refreshToken;
    expect((await client.call('GET', profile)).body).toEqual({ code: 'not_authenticated' });
  });

  it('expires after its life, to the millisecond', async () => {
    let time = 1_000_000;
    const { client } = createTestApi({ accessTokenLifetime: 60_000, now: () => time });
    await signInAs.admin(client);
    time += 59_999;
    expect((await client.call('GET', profile)).status).toBe(200);
    time += 1;
    const answer = await client.call('GET', profile);
    expect([answer.status, answer.body]).toEqual([403, { code: 'token_expired' }]);
  });

  it('is refused with the configured status, unlike a missing permission', async () => {
    // With a scenario, answers are not compared with the API document, which has 403 alone.
    const { client } = createTestApi({ signedOutStatus: 401, scenarios: ['token-expired'] });
    await signInAs.guest(client);
    const books = async () => (await client.call('GET', '/clientapi/v1/books')).status;
    expect(await books()).toBe(401);
    client.accessToken = ((await client.refresh()).body as { access_token: string }).access_token;
    expect(await books()).toBe(403);
  });

  it('expires on command, and one issued afterwards is good', async () => {
    const { api, client } = createTestApi();
    await signInAs.admin(client);
    api.expireAccessTokens();
    expect((await client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    const { access_token } = (await client.refresh()).body as { access_token: string };
    client.accessToken = access_token;
    expect((await client.call('GET', profile)).status).toBe(200);
  });
});

describe('the permission', () => {
  it('of the area is required, or the one that a resource names', async () => {
    const { client } = createTestApi();
    await signInAs.editor(client);
    for (const path of ['/clientapi/v1/books', '/api/shelves', '/clientapi/v2/books/1/loans']) {
      const answer = await client.call('GET', path);
      expect([path, answer.status, answer.body]).toEqual([path, 403, { code: 'permission_denied' }]);
    }
    expect((await client.call('POST', '/clientapi/v1/books', { json: {} })).body).toEqual({
      code: 'permission_denied',
    });
  });

  it('of the administrator covers all, controlling by the key of the product', async () => {
    const { client } = createTestApi({ productKey: 'daily' });
    await signInAs.admin(client);
    expect((await client.call('GET', '/api/shelves')).status).toBe(200);
    expect((await client.call('GET', profile)).body).toMatchObject({
      permissions: expect.arrayContaining(['daily-controlling', 'admin_messages', 'website-modules']),
    });
  });

  it('is not needed for the profile: a guest without any may read and change it', async () => {
    const { client } = createTestApi();
    await signInAs.guest(client);
    expect((await client.call('GET', profile)).body).toMatchObject({ permissions: [] });
    expect((await client.call('POST', profile, { json: { name: 'G. Gast' } })).status).toBe(204);
  });
});

describe('the anti-forgery cookie', () => {
  it('is set when the client has none, readable for scripts, and not set again', async () => {
    const { client } = createTestApi();
    const first = await client.call('GET', profile);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[a-z0-9]{32}; Path=\/; SameSite=Lax$/),
    ]);
    expect((await client.call('GET', profile)).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['absent', {}],
    ['different', { 'X-XSRF-TOKEN': 'other' }],
    ['empty', { 'X-XSRF-TOKEN': '' }],
  ])('refuses a change whose header is %s, before anything else is looked at', async (_, header) => {
    const { api, client } = createTestApi();
    const cookie = { Cookie: 'XSRF-TOKEN=abc' };
    for (const [method, path] of [
      ['POST', profile],
      ['PUT', '/clientapi/v1/books/1'],
      ['DELETE', '/clientapi/v1/books/1'],
      ['POST', '/clientapi/v1/oauth/token'],
    ] as const) {
      const answer = await client.call(method, path, { headers: { ...cookie, ...header } });
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        { code: 'anti_forgery' },
      ]);
    }
    expect(api.issuedTokens).toEqual([]);
  });

  it('is compared as sent or decoded, among its neighbours', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    const save = (cookie: string, header: string) =>
      client.call('POST', profile, {
        json: { name: 'A' },
        headers: { Cookie: cookie, 'X-XSRF-TOKEN': header },
      });
    expect((await save('a=XSRF-TOKEN=z; XSRF-TOKEN=x%2By%3D%3D; XSRF-TOKEN2=q', 'x+y==')).status).toBe(204);
    expect((await save('XSRF-TOKEN=100%', '100%')).status).toBe(204);
    expect((await save('NOT-XSRF-TOKEN=abc', 'abc')).status).toBe(403);
  });

  it('is not required for the first sign-in, but for every other change', async () => {
    const { client } = createTestApi();
    expect((await signInAs.admin(client)).status).toBe(200);
    client.cookie = undefined;
    const answer = await client.call('POST', profile, { json: { name: 'A' } });
    expect([answer.status, answer.body]).toEqual([403, { code: 'anti_forgery' }]);
    expect((await client.call('POST', profile, { json: { name: 'A' } })).status).toBe(204);
  });

  it('can be switched off', async () => {
    const { client } = createTestApi({ antiForgery: false });
    await signInAs.admin(client);
    expect(client.cookie).toBeUndefined();
    expect((await client.call('POST', profile, { json: { name: 'A' } })).status).toBe(204);
  });
});
