import { expect, it } from 'vitest';
import { createFixtureServer } from '@/fixture-api/node';
import { startStandalone } from '@/fixture-api/standalone';
import { type Answer, clientCredential, FixtureClient, signInAs } from '../fixture-api/fixtureClient';
import { libraryFixtures } from '../fixture-api/library';

type Step = readonly [name: string, call: (client: FixtureClient) => Promise<Answer>];

const profile = '/clientapi/v1/admin/profile';

/** The calls of the specification, including early refusals. */
const knownCalls: readonly Step[] = [
  ['languages, signed out', (client) => client.call('GET', '/api/groups/languages')],
  ['sign-in without form', (client) => client.call('POST', '/clientapi/v1/oauth/token', { json: {} })],
  ['sign-in without client', (client) => client.token({ grant_type: 'password' })],
  [
    'sign-in, wrong password',
    (client) =>
      client.token(
        { grant_type: 'password', username: 'admin@publisher.example', password: 'x' },
        { Authorization: clientCredential },
      ),
  ],
  ['sign-in', signInAs.admin],
  ['languages', (client) => client.call('GET', '/api/groups/languages')],
  ['profile', (client) => client.call('GET', profile)],
  ['save', (client) => client.call('POST', profile, { json: { name: 'Jördis 😀' } })],
  ['profile, saved', (client) => client.call('GET', profile)],
  ['save, invalid', (client) => client.call('POST', profile, { json: { name: '' } })],
  ['save, malformed', (client) => client.call('POST', profile, { json: '{' })],
  [
    'save, forged',
    (client) =>
      client.call('POST', profile, { json: { name: 'Eve' }, headers: { 'X-XSRF-TOKEN': 'forged' } }),
  ],
  ['unknown call', (client) => client.call('PATCH', '/clientapi/v2/nothing')],
  [
    'password, wrong',
    (client) =>
      client.call('POST', '/clientapi/v1/admin/password', {
        json: { currentPassword: 'x', newPassword: 'Winter-2026' },
      }),
  ],
  [
    'password reset',
    (client) =>
      client.call('POST', '/clientapi/v1/admin/password-reset', { json: { email: 'a@verlag.example' } }),
  ],
  ['refresh', (client) => client.refresh()],
  ['refresh, unknown token', (client) => client.refresh('x')],
];

/** One call of each kind that an area can declare, on the tests' own area. */
const libraryCalls: readonly Step[] = [
  [
    'list',
    (client) =>
      client.call(
        'GET',
        `/clientapi/v1/books?${new URLSearchParams({ sort: '["title","DESC"]', range: '[5,9]', filter: '{"q":"ö"}' })}`,
      ),
  ],
  ['empty list', (client) => client.call('GET', '/clientapi/v1/magazines')],
  ['list, malformed', (client) => client.call('GET', '/clientapi/v1/books?range=x')],
  ['create', (client) => client.call('POST', '/clientapi/v1/magazines', { json: { name: 'Ω' } })],
  ['create, invalid', (client) => client.call('POST', '/clientapi/v1/books', { json: { title: '' } })],
  ['read', (client) => client.call('GET', '/api/shelves/shelf-1')],
  ['change', (client) => client.call('PUT', '/api/shelves/shelf-1', { json: { name: 'A', version: 1 } })],
  ['change, stale', (client) => client.call('PUT', '/api/shelves/shelf-1', { json: { version: 1 } })],
  ['delete', (client) => client.call('DELETE', '/api/shelves/shelf-1')],
  ['read, gone', (client) => client.call('GET', '/api/shelves/shelf-1')],
  [
    'bulk',
    (client) =>
      client.call('POST', '/api/shelves/actions/bulk', { json: { op: 'delete', ids: ['shelf-0', 'x'] } }),
  ],
  ['own call of an area', (client) => client.call('GET', '/clientapi/v2/books/a%20b/loans')],
  ['sign-in as another', signInAs.editor],
  ['list, not permitted', (client) => client.call('GET', '/clientapi/v1/books')],
];

const comparedHeaders = ['content-type', 'content-range', 'cache-control', 'www-authenticate', 'set-cookie'];

/** The claims of a token that hosts must agree on: all but the random part. */
function claimsOf(token: unknown): unknown {
  const [payload = ''] = String(token).split('.');
  const { nonce, ...claims } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return { ...claims, hasNonce: typeof nonce === 'string' };
}

function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return body;
  const { access_token, refresh_token, ...rest } = { refresh_token: undefined, ...body };
  const refresh = refresh_token === undefined ? undefined : claimsOf(refresh_token);
  return { ...rest, access_token: claimsOf(access_token), refresh_token: refresh };
}

/** Makes the calls in order and returns the part of each response that hosts must agree on. */
async function play(client: FixtureClient) {
  const answers: Record<string, object> = {};
  for (const [name, call] of [...knownCalls, ...libraryCalls]) {
    const { status, body, headers } = await call(client);
    const compared = comparedHeaders.map((header) => headers.get(header));
    answers[name] = { status, body: comparable(body), headers: compared };
  }
  return answers;
}

// tests/e2e/staticDemo.spec.ts checks the browser's hosts.
it('the tests’ host and the stand-alone server give the same responses', async () => {
  const options = { areas: [libraryFixtures], now: () => Date.parse('2025-06-01') };
  const fixtures = createFixtureServer(options);
  fixtures.listen();
  const inTests = await play(new FixtureClient(fetch));
  fixtures.close();

  const server = await startStandalone(0, options);
  const standalone = await play(new FixtureClient(fetch, server.origin));
  await server.close();
  expect(standalone).toEqual(inTests);
});
