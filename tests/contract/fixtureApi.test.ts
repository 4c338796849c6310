import { expect, it } from 'vitest';
import { createFixtureServer } from '../../src/mocks/node';
import type { FixtureApiOptions } from '../../src/mocks/options';
import { startStandalone } from '../../src/mocks/standalone';
import { type Answer, clientCredential, FixtureClient, signInAs } from '../mocks/fixtureClient';
import { libraryMocks } from '../mocks/library';

const options: FixtureApiOptions = { areas: [libraryMocks], now: () => Date.parse('2025-06-01') };

/** The calls that both hosts must answer alike: each status and each kind of body once at least. */
const story: [name: string, call: (client: FixtureClient) => Promise<Answer>][] = [
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
  ['profile', (client) => client.call('GET', '/clientapi/v1/admin/profile')],
  ['save', (client) => client.call('POST', '/clientapi/v1/admin/profile', { json: { name: 'Jördis 😀' } })],
  ['profile, saved', (client) => client.call('GET', '/clientapi/v1/admin/profile')],
  ['save, invalid', (client) => client.call('POST', '/clientapi/v1/admin/profile', { json: { name: '' } })],
  ['save, malformed', (client) => client.call('POST', '/clientapi/v1/admin/profile', { json: '{' })],
  [
    'save, forged',
    (client) =>
      client.call('POST', '/clientapi/v1/admin/profile', {
        json: { name: 'Eve' },
        headers: { 'X-XSRF-TOKEN': 'forged' },
      }),
  ],
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
  ['unknown call', (client) => client.call('PATCH', '/clientapi/v2/nothing')],
  ['refresh', (client) => client.refresh()],
  ['refresh, unknown token', (client) => client.refresh('x')],
  ['sign-in as another', signInAs.editor],
  ['list, not permitted', (client) => client.call('GET', '/clientapi/v1/books')],
];

const comparedHeaders = ['content-type', 'content-range', 'cache-control', 'www-authenticate', 'set-cookie'];

async function tell(client: FixtureClient) {
  const answers: Record<string, unknown> = {};
  for (const [name, call] of story) {
    const { status, body, headers } = await call(client);
    answers[name] = { status, body, headers: comparedHeaders.map((header) => headers.get(header)) };
  }
  return answers;
}

it('the host of the tests and the stand-alone server answer the same calls alike', async () => {
  const fixtures = createFixtureServer(options);
  fixtures.listen();
  const inTests = await tell(new FixtureClient(fetch));
  fixtures.close();

  const server = await startStandalone(0, options);
  const standalone = await tell(new FixtureClient(fetch, server.origin));
  await server.close();

  expect(standalone).toEqual(inTests);
  const statuses = Object.values(inTests).map((answer) => (answer as { status: number }).status);
  expect([...new Set(statuses)].sort()).toEqual([200, 201, 204, 400, 401, 403, 404, 409, 415, 422]);
});
