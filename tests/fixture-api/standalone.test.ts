import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StandaloneServer, startStandalone } from '@/fixture-api/standalone';
import { FixtureClient, signInAs } from './fixtureClient';
import { libraryFixtures } from './library';

let server: StandaloneServer;

beforeAll(async () => {
  server = await startStandalone(0, { areas: [libraryFixtures] });
});
afterAll(() => server.close());
afterEach(() => server.api.reset());

const profile = '/clientapi/v1/admin/profile';

const newClient = () => new FixtureClient(fetch, server.origin);

describe('the stand-alone server', () => {
  it('signs in with a real cookie, which it asks for afterwards', async () => {
    const client = newClient();
    await signInAs.admin(client);
    expect(client.cookie).toMatch(/^[a-z0-9]{32}$/);
    expect((await client.call('POST', profile, { json: { name: 'Ada' } })).status).toBe(204);
    expect((await client.call('GET', profile)).body).toMatchObject({ name: 'Ada' });
    const forged = await client.call('POST', profile, {
      json: { name: 'Eve' },
      headers: { 'X-XSRF-TOKEN': 'forged' },
    });
    expect([forged.status, forged.body]).toEqual([403, { code: 'anti_forgery' }]);
  });

  it('keeps no cookie of a client for another one', async () => {
    const [one, other] = [newClient(), newClient()];
    await signInAs.admin(one);
    other.accessToken = one.accessToken;
    const answer = await other.call('POST', profile, { json: { name: 'Eve' } });
    expect([answer.status, answer.body]).toEqual([403, { code: 'anti_forgery' }]);
    expect(other.cookie).toBeDefined();
    expect(other.cookie).not.toBe(one.cookie);
  });

  it.each([
    'GET //evil.example/api/x HTTP/1.1\r\nHost: a',
    'GET / HTTP/1.1\r\nHost: [',
    'TRACE / HTTP/1.1\r\nHost: a',
  ])('answers the odd request %j and lives on', async (head) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1.1 40[04] /);
    expect((await newClient().call('GET', profile)).status).toBe(403);
  });
});

describe('the control calls', () => {
  const control = (path: string, json?: unknown) =>
    newClient().call('POST', `/fixtures/${path}`, json === undefined ? {} : { json });

  it('expire the access tokens; the refresh token stays valid', async () => {
    const client = newClient();
    await signInAs.admin(client);
    expect((await control('expire-tokens')).status).toBe(204);
    expect((await client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    expect((await client.refresh()).status).toBe(200);
  });

  it('set the life of tokens and rotation until the next reset', async () => {
    const client = newClient();
    expect((await control('options', { accessTokenLifetime: 0, rotateRefreshTokens: true })).status).toBe(
      204,
    );
    expect((await signInAs.admin(client)).body).toMatchObject({ expires_in: 0 });
    expect((await client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    expect((await client.refresh()).body).toMatchObject({ refresh_token: expect.any(String) });

    expect((await control('reset')).status).toBe(204);
    expect((await signInAs.admin(client)).body).toMatchObject({ expires_in: 900 });
    expect((await client.refresh()).body).not.toHaveProperty('refresh_token');
  });

  it('set the numbers of records until the next reset', async () => {
    expect((await control('options', { counts: { books: 7 } })).status).toBe(204);
    expect(server.api.records('books')).toHaveLength(7);
    await control('reset');
    expect(server.api.records('books')).toHaveLength(40);
  });

  it.each([
    [{ accessTokenLifetime: '1' }, 'accessTokenLifetime'],
    [{ accessTokenLifetime: -1 }, 'accessTokenLifetime'],
    [{ rotateRefreshTokens: 1 }, 'rotateRefreshTokens'],
    [{ seed: 1 }, 'seed'],
    [{ counts: 5 }, 'counts'],
    [{ counts: { books: -1 } }, 'counts.books'],
    [{ counts: { books: '5' } }, 'counts.books'],
    [{ counts: { boks: 5 } }, 'counts.boks'],
    ['{', 'JSON'],
  ])('refuse %j and name the fault', async (json, name) => {
    const answer = await control('options', json);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', message: expect.stringContaining(name) });
  });

  it('are POST alone', async () => {
    expect((await newClient().call('GET', '/fixtures/reset')).status).toBe(404);
  });
});

describe('npm run fixture-api', () => {
  it('prints its address and the accounts in one line, has the given number of records, and stops on SIGTERM', async () => {
    const script = spawn(process.execPath, ['scripts/fixture-api.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        RECORDS: 'users=12, groups=0',
        NODE_ENV: undefined,
        VITEST: undefined,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = await once(createInterface(script.stdout), 'line');
      expect(line).toMatch(
        /^Fixture API: http:\/\/127\.0\.0\.1:\d+; accounts: admin@publisher\.example \/ Admin123! /,
      );
      const [origin = ''] = /http:[^;]+/.exec(line) ?? [];
      const client = new FixtureClient(fetch, origin);
      await signInAs.editor(client);
      expect((await client.call('GET', profile)).body).toMatchObject({ email: 'editor@publisher.example' });
      await signInAs.admin(client);
      expect((await client.call('GET', '/clientapi/v1/users')).body).toHaveLength(12);
      expect((await client.call('GET', '/api/groups')).body).toEqual([]);
    } finally {
      script.kill('SIGTERM');
    }
    const [code] = await once(script, 'exit');
    expect(code).toBe(0);
  });
});
