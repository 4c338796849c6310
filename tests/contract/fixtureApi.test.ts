import { expect, it } from 'vitest';
import { createFixtureServer } from '@/fixture-api/node';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { startStandalone } from '@/fixture-api/standalone';
import { FixtureClient, signInAs } from '../fixture-api/fixtureClient';
import { libraryFixtures } from '../fixture-api/library';
import {
  comparedHeaders,
  knownCalls,
  playStory,
  type Step,
  statusesIn,
  storyTime,
  userManagementCalls,
} from './fixtureStory';

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

const stories: readonly [string, readonly Step[], FixtureApiOptions, statuses: number[]][] = [
  [
    'an area of the tests',
    [...knownCalls, ...libraryCalls],
    { areas: [libraryFixtures] },
    [200, 201, 204, 400, 401, 403, 404, 409, 415, 422],
  ],
  [
    'the product',
    [...knownCalls, ...userManagementCalls],
    {},
    [200, 201, 204, 400, 401, 403, 404, 409, 415, 422],
  ],
];

// tests/e2e/staticDemo.spec.ts checks the browser's hosts.
it.each(stories)(
  'the tests’ host and the stand-alone server give the same responses to the calls of %s',
  async (_name, story, areas, statuses) => {
    const options = { ...areas, now: () => storyTime };
    const headers = [...comparedHeaders, 'set-cookie'];
    const fixtures = createFixtureServer(options);
    fixtures.listen();
    const inTests = await playStory(new FixtureClient(fetch), story, headers);
    fixtures.close();

    const server = await startStandalone(0, options);
    const standalone = await playStory(new FixtureClient(fetch, server.origin), story, headers);
    await server.close();

    expect(standalone).toEqual(inTests);
    expect(statusesIn(inTests)).toEqual(statuses);
  },
);
