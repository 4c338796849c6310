import { beforeEach, describe, expect, it } from 'vitest';
import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import type { StoredRecord } from '@/fixture-api/store';
import { createTestApi, type FixtureClient, signInAs } from '../fixtureClient';

let api: FixtureApi;
let client: FixtureClient;

beforeEach(async () => {
  ({ api, client } = createTestApi());
  await signInAs.admin(client);
});

const books = '/clientapi/v1/books';
const firstBook = () => api.records('books')[0] as StoredRecord;

async function list(query: Record<string, unknown>, resource = books) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value));
  const answer = await client.call('GET', `${resource}?${search}`);
  // A list answers records; a refusal is not looked at through this.
  return { ...answer, records: answer.body as StoredRecord[], range: answer.headers.get('Content-Range') };
}

describe('a list', () => {
  it('gives a page in order, with range and total', async () => {
    const page = await list({ sort: ['pages', 'DESC'], range: [0, 9], filter: {} });
    expect([page.status, page.range]).toEqual([200, 'books 0-9/40']);
    expect(page.records.map(({ pages }) => pages)).toEqual([
      139, 138, 137, 136, 135, 134, 133, 132, 131, 130,
    ]);
    const last = await list({ sort: ['pages', 'ASC'], range: [35, 44] });
    expect([last.range, last.records.length]).toEqual(['books 35-39/40', 5]);
  });

  it('may be empty, and a page may lie behind the end', async () => {
    expect(await list({}, '/clientapi/v1/magazines')).toMatchObject({ range: 'magazines */0', records: [] });
    expect(await list({ range: [100, 109] })).toMatchObject({ range: 'books */40', records: [] });
  });

  it('gives the records with these ids, in this order, once each, whatever the type of the others', async () => {
    const [a, b] = api.records('books');
    const many = await list({ filter: { id: [b?.id, 'unknown', a?.id, b?.id, 7] } });
    expect(many.records).toEqual([b, a]);
    expect(many.range).toBe('books 0-1/2');
  });

  it('sorts texts without regard to case and marks, what is missing last, along a path', async () => {
    for (const title of ['zebra', 'Äpfel', 'apfelbaum', 'Zander']) {
      await client.call('POST', books, { json: { title, tags: ['sorted'], author: { name: title } } });
    }
    await client.call('POST', books, { json: { title: 'nobody', tags: ['sorted'] } });
    const sorted = await list({ sort: ['author.name', 'ASC'], filter: { tags: ['sorted'] } });
    expect(sorted.records.map(({ title }) => title)).toEqual([
      'Äpfel',
      'apfelbaum',
      'Zander',
      'zebra',
      'nobody',
    ]);
  });

  it.each([
    ['sort={', 'sort'],
    ['sort=["title","UP"]', 'sort'],
    ['sort="title"', 'sort'],
    ['range=[1.5,2]', 'range'],
    ['range=[-1,2]', 'range'],
    ['range={}', 'range'],
    ['filter=[]', 'filter'],
    ['filter="x"', 'filter'],
  ])('refuses %s with 400 and says which parameter', async (query, name) => {
    const answer = await client.call('GET', `${books}?${encodeURI(query)}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining(`parameter ${name}`),
    });
  });
});

describe('one record', () => {
  it('is read by its id; an unknown one is 404', async () => {
    expect((await client.call('GET', `${books}/${firstBook().id}`)).body).toEqual(firstBook());
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await client.call(method, `${books}/unknown`, method === 'PUT' ? { json: {} } : {});
      expect([method, answer.status, answer.body]).toMatchObject([method, 404, { code: 'not_found' }]);
    }
  });

  it('is created with an opaque id and version 1, whatever the client says', async () => {
    const answer = await client.call('POST', books, { json: { title: 'New', id: 'mine', version: 9 } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.stringMatching(/^[a-z0-9]{12}$/), version: 1, title: 'New' });
    expect(api.records('books')).toHaveLength(41);
  });

  it('is not created when its rules forbid it: 422 on the fields', async () => {
    const empty = await client.call('POST', books, { json: {} });
    expect([empty.status, empty.body]).toEqual([422, { errors: { title: 'ra.validation.required' } }]);
    const duplicate = await client.call('POST', books, {
      json: { title: String(firstBook().title).toUpperCase() },
    });
    expect([duplicate.status, duplicate.body]).toEqual([422, { errors: { title: 'This title is taken' } }]);
    expect(api.records('books')).toHaveLength(40);
  });

  it('is changed in part, and its version counts on', async () => {
    const before = firstBook();
    const answer = await client.call('PUT', `${books}/${before.id}`, { json: { pages: 7, version: 1 } });
    expect([answer.status, answer.body]).toEqual([200, { ...before, pages: 7, version: 2 }]);
    expect((await client.call('GET', `${books}/${before.id}`)).body).toEqual(answer.body);
    const unconditional = await client.call('PUT', `${books}/${before.id}`, { json: { pages: 8, id: 'x' } });
    expect(unconditional.body).toEqual({ ...before, pages: 8, version: 3 });
  });

  it('may keep its own title, but not take another one', async () => {
    const [book, other] = api.records('books');
    const save = (title: unknown) => client.call('PUT', `${books}/${book?.id}`, { json: { title } });
    expect((await save(book?.title)).status).toBe(200);
    expect((await save(other?.title)).status).toBe(422);
    expect(api.records('books')[0]).toMatchObject({ title: book?.title, version: 2 });
  });

  it('that somebody else saved meanwhile is refused with 409 and the current one', async () => {
    const { id } = firstBook();
    await client.call('PUT', `${books}/${id}`, { json: { pages: 7, version: 1 } });
    const answer = await client.call('PUT', `${books}/${id}`, { json: { pages: 9, version: 1 } });
    expect([answer.status, answer.body]).toEqual([409, { code: 'stale', current: firstBook() }]);
    expect(firstBook()).toMatchObject({ pages: 7, version: 2 });
  });

  it('is deleted and answered; a rule may refuse with 409', async () => {
    const book = firstBook();
    const answer = await client.call('DELETE', `${books}/${book.id}`);
    expect([answer.status, answer.body]).toEqual([200, book]);
    expect((await client.call('GET', `${books}/${book.id}`)).status).toBe(404);

    const { id } = firstBook();
    await client.call('PUT', `${books}/${id}`, { json: { isLent: true } });
    const refused = await client.call('DELETE', `${books}/${id}`);
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'lent', message: 'Somebody reads this book' },
    ]);
    expect(firstBook().id).toBe(id);
  });

  it('is under the base that the resource names', async () => {
    expect((await client.call('GET', '/api/shelves/shelf-1')).body).toEqual({
      id: 'shelf-1',
      version: 1,
      name: 'Shelf 1',
    });
    expect((await client.call('GET', '/clientapi/v1/shelves/shelf-1')).status).toBe(404);
  });

  it('cannot change what objects are made of', async () => {
    const answer = await client.call('POST', books, {
      json: '{"title":"Poison","__proto__":{"isAdmin":true},"constructor":1}',
    });
    expect(answer.status).toBe(201);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect((await client.call('GET', books)).status).toBe(200);
  });

  it.each(['{', '[]', ''])('refuses the body %j with 400', async (json) => {
    for (const [method, path] of [
      ['POST', books],
      ['PUT', `${books}/${firstBook().id}`],
      ['POST', `${books}/actions/bulk`],
    ] as const) {
      const answer = await client.call(method, path, { json });
      expect([path, answer.status, answer.body]).toMatchObject([path, 400, { code: 'bad_request' }]);
    }
  });
});

describe('a bulk call', () => {
  const bulk = (json: unknown) => client.call('POST', `${books}/actions/bulk`, { json });
  const ids = (count: number) =>
    api
      .records('books')
      .slice(0, count)
      .map(({ id }) => id);

  it('deletes, with a result per id in their order', async () => {
    const [a = '', b = '', c = ''] = ids(3);
    await client.call('PUT', `${books}/${b}`, { json: { isLent: true } });
    const answer = await bulk({ op: 'delete', ids: [a, b, 'unknown', c, a] });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      results: [
        { id: a, ok: true },
        { id: b, ok: false, code: 'lent', message: 'Somebody reads this book' },
        { id: 'unknown', ok: false, code: 'not_found' },
        { id: c, ok: true },
      ],
    });
    expect(api.records('books')).toHaveLength(38);
  });

  it('changes records, each under the rules: the second of two equal titles is refused', async () => {
    const [a = '', b = ''] = ids(2);
    const answer = await bulk({ op: 'update', ids: [a, b], args: { title: 'Same', id: 'x' } });
    expect(answer.body).toEqual({
      results: [
        { id: a, ok: true },
        { id: b, ok: false, code: 'invalid', message: 'This title is taken' },
      ],
    });
    expect(api.records('books')[0]).toMatchObject({ id: a, title: 'Same', version: 2 });
  });

  it('does further operations that the resource declares', async () => {
    const [a = '', , c = ''] = ids(3);
    const answer = await bulk({ op: 'shorten', ids: [a, c], args: { least: 101 } });
    expect(answer.body).toEqual({
      results: [
        { id: a, ok: false, code: 'short_enough' },
        { id: c, ok: true },
      ],
    });
    expect(api.records('books')[2]).toMatchObject({ pages: 101, version: 2 });
  });

  it('only tried says the same and changes nothing', async () => {
    const before = api.records('books');
    const order = { op: 'delete', ids: [...ids(2), 'unknown'], dryRun: true };
    const answer = await bulk(order);
    expect(answer.body).toMatchObject({ results: [{ ok: true }, { ok: true }, { ok: false }] });
    expect(api.records('books')).toEqual(before);
    expect((await bulk({ ...order, dryRun: false })).body).toEqual(answer.body);
    expect(api.records('books')).toHaveLength(38);
  });

  it.each([
    [{ op: 'explode', ids: [] }, 'unknown_operation'],
    [{ op: 'constructor', ids: [] }, 'unknown_operation'],
    [{ op: 1, ids: [] }, 'bad_request'],
    [{ op: 'delete' }, 'bad_request'],
    [{ op: 'delete', ids: [1] }, 'bad_request'],
    [{ op: 'update', ids: [], args: [] }, 'bad_request'],
    [{ op: 'update', ids: [], dryRun: 1 }, 'bad_request'],
  ])('refuses %j with 400 %s', async (json, code) => {
    const answer = await bulk(json);
    expect([answer.status, answer.body]).toMatchObject([400, { code }]);
  });
});
