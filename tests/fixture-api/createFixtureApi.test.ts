import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { clientOf, createTestApi, signInAs } from './fixtureClient';

const profile = '/clientapi/v1/admin/profile';

describe('an address', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/clientapi/v1/oauth/tokens'],
    ['DELETE', '/clientapi/v1/admin/profile'],
    ['GET', '/clientapi/v1/oauth/token'],
    ['GET', '/clientapi/v2/'],
    ['GET', '/clientapi/v1/books/'],
    ['GET', '/clientapi/v1/books/1/2'],
  ])('that no call has gets 404 with its name: %s %s', async (method, path) => {
    const { client } = createTestApi();
    const answer = await client.call(method, path);
    expect([answer.status, answer.body]).toEqual([
      404,
      { code: 'not_found', message: `There is no call ${method} ${path}` },
    ]);
  });

  it.each([
    'http://office.example/src/api/request.ts',
    'http://office.example/back-office/clientapi/v1/admin/profile',
    'http://office.example/apis/x',
    'http://office.example/profile?x=/api/',
    'http://office.example/assets/i18n/lang-en.json',
  ])('outside the bases is left alone: %s', async (url) => {
    const { handlers } = createFixtureApi();
    expect(await getResponse([...handlers], new Request(url))).toBeUndefined();
  });

  it('may have any origin, and query and hash do not matter', async () => {
    const { handlers } = createFixtureApi();
    for (const origin of ['http://localhost:5173', 'https://api.example:8443']) {
      const response = await getResponse([...handlers], new Request(`${origin}${profile}?x=1#y`));
      expect(response?.status).toBe(403);
    }
  });

  it('of a configured absolute base belongs to that origin alone', async () => {
    const { handlers } = createFixtureApi({ bases: { api: 'https://api.example/rest/' } });
    const ask = (url: string) => getResponse([...handlers], new Request(url));
    expect((await ask('https://api.example/rest/groups/languages'))?.status).toBe(200);
    expect(await ask('https://office.example/rest/groups/languages')).toBeUndefined();
    expect(await ask('https://office.example/api/groups/languages')).toBeUndefined();
  });
});

describe('the state', () => {
  it('is the first one again after a reset; signed-in users stay signed in', async () => {
    const { api, client } = createTestApi();
    const books = api.records('books');
    api.configure({ accessTokenLifetime: 5000, rotateRefreshTokens: true });
    expect((await signInAs.admin(client)).body).toMatchObject({ expires_in: 5 });
    await client.call('POST', profile, { json: { name: 'Changed' } });
    await client.call('DELETE', `/clientapi/v1/books/${books[0]?.id}`);

    api.reset();
    expect([api.requests, api.issuedTokens]).toEqual([[], []]);
    expect(api.records('books')).toEqual(books);
    expect((await client.call('GET', profile)).body).toMatchObject({ name: 'Alexandra Winter' });
    expect((await client.refresh()).body).toMatchObject({ expires_in: 900 });
  });

  it('has the same seeds whenever somebody asks for them first', async () => {
    const late = createTestApi();
    await signInAs.admin(late.client);
    await late.client.call('DELETE', '/api/shelves/shelf-0');
    await late.client.call('PUT', '/api/shelves/shelf-1', { json: { name: 'Another' } });
    expect(late.api.records('books')).toEqual(createTestApi().api.records('books'));
  });
});

describe('an area', () => {
  it('adds its own calls, which know the account and all records', async () => {
    const { api, client } = createTestApi();
    await signInAs.admin(client);
    const answer = await client.call('GET', '/clientapi/v2/books/a%2Fb/loans');
    expect(answer.body).toEqual({ book: 'a/b', by: 'admin@publisher.example', shelves: 3 });
    expect(api.declaredCalls).toEqual(
      expect.arrayContaining([
        'POST /clientapi/v1/oauth/token',
        'GET /clientapi/v2/books/:id/loans',
        'POST /clientapi/v1/books/actions/bulk',
        'PUT /api/shelves/:id',
      ]),
    );
  });

  it('whose call fails answers 500 and says so on the console', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = defineFixtures({
      permission: 'dashboard',
      calls: [
        {
          method: 'GET',
          path: 'broken',
          respond() {
            throw new Error('out of paper');
          },
        },
      ],
    });
    const client = clientOf(createFixtureApi({ areas: [broken] }));
    await signInAs.admin(client);
    const answer = await client.call('GET', '/clientapi/v1/broken');
    expect([answer.status, answer.body]).toEqual([500, { code: 'server_error', message: 'out of paper' }]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('cannot declare the resource of another one', () => {
    const area = defineFixtures({ permission: 'dashboard', resources: { books: {} } });
    expect(() => createFixtureApi({ areas: [area, area] })).toThrow('Two areas declare the resource books');
  });

  it('cannot have seeds that need each other in a circle', () => {
    const area = defineFixtures({
      permission: 'dashboard',
      resources: {
        hens: { count: 1, seed: ({ records }) => ({ eggs: records('eggs').length }) },
        eggs: { count: 1, seed: ({ records }) => ({ hens: records('hens').length }) },
      },
    });
    expect(() => createFixtureApi({ areas: [area] }).records('hens')).toThrow(
      'The seed of hens needs its own',
    );
  });
});
