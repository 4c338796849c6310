// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils } from 'react-admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RecordCalls } from '@/api/records';
import { withOtherServer } from './otherServer';

/** A plain REST server of its own: `PUT` replaces a record, as with json-server and most others. */
let posts: Record<string, unknown>[] = [];
let server: Server;
let origin = '';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const [, name, id] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const index = posts.findIndex((post) => String(post.id) === id);
    if (name !== 'posts' || request.headers.authorization !== undefined) return response.writeHead(404).end();
    if (request.method === 'PUT') posts[index] = { ...(await bodyOf(request)), id: posts[index]?.id };
    if (request.method === 'POST') posts.push({ ...(await bodyOf(request)), id: posts.length + 1 });
    response.setHeader('Content-Range', `posts 0-${posts.length - 1}/${posts.length}`);
    response.end(JSON.stringify(id ? posts[index] : request.method === 'POST' ? posts.at(-1) : posts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
  posts = [
    { id: 1, title: 'Sea', body: 'Waves' },
    { id: 2, title: 'Land', body: 'Hills' },
  ];
});

const list = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

const unexpected = () => Promise.reject(new Error('Not for the own server'));

function open() {
  const asked: string[] = [];
  const own = {
    getList: async (resource: string) => {
      asked.push(resource);
      return { data: [], total: 0 };
    },
    ...{ getOne: unexpected, create: unexpected, update: unexpected },
    has: () => true,
    // Only what the test calls.
  } as unknown as DataProvider & RecordCalls;
  const other = simpleRestProvider(origin, fetchUtils.fetchJson);
  return { asked, provider: withOtherServer(own, other, { 'catalogue/posts': 'posts' }) };
}

it('asks the other server for the resources that are named, without the token, and the own one for all others', async () => {
  const { provider, asked } = open();
  expect(await provider.getList('catalogue/posts', list)).toMatchObject({ total: 2, data: posts });
  expect(await provider.getList('catalogue/books', list)).toEqual({ total: 0, data: [] });
  expect(asked).toEqual(['catalogue/books']);
  expect(provider.has('catalogue/books')).toBe(true);
});

it('changes one field of a record and keeps the others, although the server replaces the whole', async () => {
  const { provider } = open();
  const { data: previousData } = await provider.getOne('catalogue/posts', { id: '1' });
  await provider.update('catalogue/posts', { id: '1', data: { title: 'Ocean' }, previousData });
  expect(posts[0]).toEqual({ id: 1, title: 'Ocean', body: 'Waves' });
});

it('creates a record', async () => {
  const { provider } = open();
  const { data } = await provider.create('catalogue/posts', { data: { title: 'Sky' } });
  expect(data).toEqual({ id: 3, title: 'Sky' });
});

it('is the code that the recipe shows', () => {
  const recipe = readFileSync('docs/other-server.md', 'utf8');
  const code = recipe.replaceAll(/^ {3}/gm, '');
  expect(code).toContain(readFileSync('tests/react-admin/otherServer.ts', 'utf8'));
});
