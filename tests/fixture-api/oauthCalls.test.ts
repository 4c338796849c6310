import { describe, expect, it } from 'vitest';
import { clientCredential, createTestApi, signInAs } from './fixtureClient';

const password = { grant_type: 'password', username: 'admin@publisher.example', password: 'Admin123!' };

describe('the password grant', () => {
  it('answers access and refresh token, their type and life, and may not be cached', async () => {
    const { api, client } = createTestApi();
    const answer = await client.token(password, { Authorization: clientCredential });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\x21-\x7e]{40,}$/),
      refresh_token: expect.stringMatching(/^[\x21-\x7e]{40,}$/),
      token_type: 'Bearer',
      expires_in: 900,
    });
    expect(api.issuedTokens.map(({ kind, email }) => [kind, email])).toEqual([
      ['access', 'admin@publisher.example'],
      ['refresh', 'admin@publisher.example'],
    ]);
  });

  it.each([
    ['no credential', {}],
    ['a wrong secret', { Authorization: `Basic ${btoa('back-office:wrong')}` }],
    ['no base64', { Authorization: 'Basic %%' }],
    ['a bearer token', { Authorization: 'Bearer abc' }],
  ])('refuses %s with 401 invalid_client', async (_, headers) => {
    const { client } = createTestApi();
    const answer = await client.token(password, headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Basic/);
    expect(answer.body).toMatchObject({ error: 'invalid_client', error_description: expect.any(String) });
  });

  it('reads the credential as UTF-8', async () => {
    const { client } = createTestApi({ client: { clientId: 'büro', clientSecret: 'geheim-ß😀' } });
    const bytes = new TextEncoder().encode('büro:geheim-ß😀');
    const credential = btoa(String.fromCharCode(...bytes));
    const answer = await client.token(password, { Authorization: `Basic ${credential}` });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'admin123!' }],
    ['an unknown address', { username: 'nobody@publisher.example' }],
  ])('refuses %s with 400 invalid_grant', async (_, change) => {
    const { client } = createTestApi();
    const answer = await client.token({ ...password, ...change }, { Authorization: clientCredential });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 'invalid_grant' });
    expect(client.accessToken).toBeUndefined();
  });
});

describe('the refresh grant', () => {
  it('answers a new access token and no refresh token, again and again', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    for (let time = 0; time < 2; time++) {
      const answer = await client.refresh();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 900,
      });
    }
  });

  it('with rotation gives a new refresh token, and the old one dies', async () => {
    const { client } = createTestApi({ rotateRefreshTokens: true });
    await signInAs.admin(client);
    const first = client.refreshToken;
    const answer = await client.refresh(first);
    const { refresh_token: second } = answer.body as { refresh_token: string };
    expect(second).not.toBe(first);

    const again = await client.refresh(first);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ error: 'invalid_grant' });
    expect((await client.refresh(second)).status).toBe(200);
  });

  it.each(['', 'garbage', 'a.b', 'e30.x'])('refuses the token %j', async (token) => {
    const { client } = createTestApi();
    const answer = await client.refresh(token);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: token === '' ? 'invalid_request' : 'invalid_grant' });
  });

  it('refuses an access token in the place of a refresh token', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    expect((await client.refresh(client.accessToken)).body).toMatchObject({ error: 'invalid_grant' });
  });
});
