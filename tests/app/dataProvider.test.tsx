import MailOutlined from '@mui/icons-material/MailOutlined';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalCode } from '@/api/apiError';
import { createDataProvider } from '@/app/dataProvider';
import type { Area } from '@/areas';
import { deferred, html, json, type Sent, status, testServer, tokenPath } from '../session/server';
import { clearBrowser, openTab, setCookie, store } from '../session/tab';

const server = testServer();

/** An area without a folder, with a resource under each base. */
const library: Area = {
  key: 'library',
  path: 'press-library',
  permission: 'library',
  order: 1,
  icon: MailOutlined,
  resources: [{ name: 'books' }, { name: 'groups', base: 'api' }, { name: 'loans', base: 'clientApiV2' }],
};
/** One with a resource of its own name. */
const letters: Area = {
  ...library,
  key: 'letters',
  path: 'letters',
  resources: [{ name: 'letters' }, { name: 'inbox', path: 'admin/inbox' }],
};
const books = 'press-library/books';
const url = '/clientapi/v1/books';
const paging = { pagination: { page: 1, perPage: 25 }, sort: { field: 'title', order: 'ASC' as const } };

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
  setCookie('XSRF-TOKEN=abc');
});

function openProvider(more: Record<string, unknown> = {}) {
  const { api, config, session } = openTab(more);
  return { ...createDataProvider({ api, areas: [library, letters], config }), session };
}

const list = (rows: unknown, range: string | null = 'books 0-1/7') =>
  new HttpResponse(JSON.stringify(rows), {
    headers: { 'Content-Type': 'application/json', ...(range !== null && { 'Content-Range': range }) },
  });

/** The query parameters as the server parses them. */
const queryOf = ({ path }: Sent) =>
  Object.fromEntries(
    [...new URL(path, location.origin).searchParams].map(([key, value]) => [key, JSON.parse(value)]),
  );

const answersToList = (name: string, rows: unknown = []) => server.on('get', name, () => list(rows));

describe('reading records', () => {
  it('getList and bulk convert days with a zone to timestamps', async () => {
    answersToList(url);
    server.on('post', `${url}/actions/bulk`, () => json({ results: [] }));
    const filter = { at_gte: '2026-11-23[Pacific/Auckland]', at_lte: '2026-11-24[Pacific/Auckland]' };
    const moments = { at_gte: '2026-11-22T11:00:00Z', at_lt: '2026-11-24T11:00:00Z' };
    const provider = openProvider();
    await provider.getList(books, { ...paging, filter });
    await provider.bulk(books, { op: 'lend', filter, expectedCount: 2 });
    const [list, bulk] = server.sent;
    expect(list && queryOf(list)).toMatchObject({ filter: moments });
    expect(JSON.parse(bulk?.body ?? '')).toEqual({ op: 'lend', filter: moments, expectedCount: 2 });
  });

  it('getList sends sort, range and filter, and answers rows and total', async () => {
    answersToList(url, [
      { id: 1, title: 'A' },
      { id: 'b', title: 'B' },
    ]);
    const answer = await openProvider().getList(books, {
      pagination: { page: 3, perPage: 10 },
      sort: { field: 'title', order: 'DESC' },
      filter: { q: 'ü & "=#', year_gte: 2000, tags_inc_any: ['a'] },
    });
    expect(answer).toEqual({
      data: [
        { id: '1', title: 'A' },
        { id: 'b', title: 'B' },
      ],
      total: 7,
    });
    expect(server.sent).toHaveLength(1);
    const [request] = server.sent;
    expect(request?.method).toBe('GET');
    expect(request && queryOf(request)).toEqual({
      sort: ['title', 'DESC'],
      range: [20, 29],
      filter: { q: 'ü & "=#', year_gte: 2000, tags_inc_any: ['a'] },
    });
    expect(request?.headers.get('Range')).toBe('books=20-29');
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('Authorization')).toBe('Bearer a1');
    expect(request?.headers.has('X-XSRF-TOKEN')).toBe(false);
    expect(request?.headers.has('Content-Type')).toBe(false);
  });

  it('a resource that no area declares ("press-library/unknown") causes no call', async () => {
    await expect(
      openProvider().getList('press-library/unknown', { ...paging, filter: {} }),
    ).rejects.toThrow();
    expect(server.sent).toHaveLength(0);
  });

  it('getOne asks for the id "a/b", coded', async () => {
    const id = 'a/b';

    server.on('get', `${url}/:id`, () => json({ id, title: 'A' }));
    expect(await openProvider().getOne(books, { id })).toEqual({ data: { id, title: 'A' } });
    expect(server.sent).toHaveLength(1);
    const last = server.sent[0]?.path.slice(url.length + 1) ?? '';
    expect(last).not.toMatch(/[/?#]/);
    expect(decodeURIComponent(last)).toBe(id);
    expect(server.sent[0]?.headers.has('Range')).toBe(false);
  });

  it('a cancelled read aborts its call', async () => {
    const arrived = deferred();
    server.on('get', url, () => {
      arrived.resolve();
      return new Promise<never>(() => {});
    });
    const abort = new AbortController();
    const { getList, supportAbortSignal } = openProvider();
    const reading = getList(books, { ...paging, filter: {}, signal: abort.signal });
    await arrived.promise;
    abort.abort();
    await expect(reading).rejects.toBe(abort.signal.reason);
    expect(supportAbortSignal).toBe(true);
  });
});

describe('a list that cannot be used', () => {
  const reading = (answer: () => Response) => {
    server.on('get', url, answer);
    return openProvider().getList(books, { ...paging, filter: {} });
  };
  it.each([
    ['without Content-Range', () => list([], null)],
    ['with a row that has no id', () => list([{ title: 'A' }])],
    ['that is a page', () => html()],
  ])('%s is an ApiError', async (_name, answer) => {
    await expect(reading(answer)).rejects.toMatchObject({ name: 'ApiError', reason: 'unusable' });
  });

  it('a record of a resource at the area’s own address may be called like another resource of the area', async () => {
    server.on('get', '/clientapi/v1/letters/inbox', () => json({ id: 'inbox', title: 'A letter' }));
    server.on('get', '/clientapi/v1/letters/a%2Fb', () => json({ id: 'a/b', title: 'Another' }));
    server.on('get', '/clientapi/v1/admin/inbox/1', () => json({ id: '1', title: 'Mine' }));
    const provider = openProvider();
    const titleOf = async (resource: string, id: string) =>
      (await provider.getOne(resource, { id })).data.title;
    expect(await titleOf('letters', 'inbox')).toBe('A letter');
    expect(await titleOf('letters', 'a/b')).toBe('Another');
    expect(await titleOf('letters/inbox', '1')).toBe('Mine');
  });

  it('a record keeps its fields and reaches no prototype', async () => {
    server.on('get', `${url}/1`, () => new HttpResponse('{"id":1,"__proto__":{"isAdmin":true},"note":null}'));
    const { data } = await openProvider().getOne(books, { id: '1' });
    expect(data).toMatchObject({ id: '1', note: null });
    expect(data.isAdmin).toBeUndefined();
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

describe('changing records', () => {
  const change = ({ method, path, body, headers }: Sent) => ({
    call: `${method} ${path}`,
    body,
    type: headers.get('Content-Type'),
    antiForgery: headers.get('X-XSRF-TOKEN'),
  });

  it('update puts the record', async () => {
    server.on('put', `${url}/5`, () => json({ id: 5, title: 'B' }));
    const previousData = { id: '5', title: 'A' };
    const answer = await openProvider().update(books, {
      id: '5',
      data: { id: '5', title: 'B' },
      previousData,
    });
    expect(answer).toEqual({ data: { id: '5', title: 'B' } });
    expect(server.sent.map(change)).toEqual([
      { call: `PUT ${url}/5`, body: '{"id":"5","title":"B"}', type: 'application/json', antiForgery: 'abc' },
    ]);
  });

  it('R11 the errors of the fields reach the form', async () => {
    const errors = { title: 'app.errors.invalid', root: { serverError: 'no' } };
    server.on('put', `${url}/5`, () => json({ errors }, 422));
    await expect(
      openProvider().update(books, { id: '5', data: {}, previousData: { id: '5' } }),
    ).rejects.toMatchObject({ status: 422, body: { errors } });
  });

  it('M2 a change that the token endpoint ends is an error, never an empty success', async () => {
    server.on('put', `${url}/5`, () => status(403));
    server.on('post', tokenPath, () => status(400));
    const { update, session } = openProvider();
    await expect(update(books, { id: '5', data: {}, previousData: { id: '5' } })).rejects.toMatchObject({
      reason: 'refused',
      status: 403,
    });
    expect(session.getSnapshot().signedIn).toBe(false);
  });
});

describe('R11 bulk changes', () => {
  const bulkUrl = `${url}/actions/bulk`;
  const done = (...ids: unknown[]) => json({ results: ids.map((id) => ({ id, ok: true })) });
  const bodies = () => server.calls(bulkUrl, 'POST').map(({ body }) => JSON.parse(body));

  it('updateMany is one call', async () => {
    server.on('post', bulkUrl, () => done(1, 2, '3'));
    const answer = await openProvider().updateMany(books, { ids: ['1', '2', '3'], data: { archived: true } });
    expect(answer).toEqual({ data: ['1', '2', '3'] });
    expect(server.sent).toHaveLength(1);
    expect(bodies()).toEqual([{ op: 'update', ids: ['1', '2', '3'], args: { archived: true } }]);
    expect(server.sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(server.sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('abc');
  });

  it('bulk sends what it is given, and answers row by row', async () => {
    const results = [
      { id: 1, ok: true },
      { id: '2', ok: false, code: 'last_admin', message: 'One must stay.' },
    ];
    server.on('post', '/api/groups/actions/bulk', () => json({ results }));
    const { bulk } = openProvider();
    const order = { op: 'suspend', ids: ['1', '2'], args: { until: '2030-01-01' }, dryRun: true };
    expect(await bulk('press-library/groups', order)).toEqual([
      { id: '1', ok: true },
      { id: '2', ok: false, code: 'last_admin', message: 'One must stay.' },
    ]);
    expect(server.sent.map(({ body }) => JSON.parse(body))).toEqual([order]);
  });

  it('deleteMany that is refused for one row is an error with all results', async () => {
    const results = [
      { id: '1', ok: true },
      { id: '2', ok: false, code: 'stale' },
    ];
    server.on('post', bulkUrl, () => json({ results }));
    await expect(openProvider().deleteMany(books, { ids: ['1', '2'] })).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'partial',
      message: 'app.errors.partial',
      status: 409,
      body: { results },
    });
  });

  it.each([
    ['204', () => status(204)],
    ['rows without ok', () => json({ results: [{ id: 1 }] })],
  ])('%s in answer is unusable, not a success', async (_name, answer) => {
    server.on('post', bulkUrl, answer);
    await expect(openProvider().deleteMany(books, { ids: ['1'] })).rejects.toMatchObject({
      reason: 'unusable',
    });
  });
});

describe('R11 calls of a resource’s own', () => {
  const schema = v.object({ title: v.string() });

  it('are sent below the resource, and return the parsed response', async () => {
    server.on('post', `${url}/7/actions/lend`, () => json({ title: 'Ink', secret: 1 }));
    const { call } = openProvider();
    expect(await call(books, { path: '/7/actions/lend', body: { days: 3 }, schema })).toEqual({
      title: 'Ink',
    });
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([['POST', '{"days":3}']]);
    expect(server.sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('abc');
  });

  it('are unusable when the answer does not fit, and refused with code and words of the server', async () => {
    server.on('get', `${url}/7/loans`, () => json({}));
    await expect(openProvider().call(books, { path: '/7/loans', schema })).rejects.toMatchObject({
      reason: 'unusable',
    });
    server.on('post', `${url}/7/actions/lend`, () => json({ code: 'lent', message: 'It is lent.' }, 409));
    const lend = openProvider().call(books, { path: '/7/actions/lend', body: {}, schema });
    const refusal = await lend.catch((error: unknown) => error);
    expect(refusalCode(refusal)).toBe('lent');
    expect(refusal).toMatchObject({ message: 'It is lent.', status: 409 });
  });
});

describe('the schema that an area gives its records', () => {
  const strict = v.looseObject({ id: v.string(), title: v.string(), pages: v.fallback(v.number(), 0) });
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error('The chunk is missing.');
    return strict;
  };

  it('parses records; one that does not match is unusable; a failed load is retried', async () => {
    loads = 0;
    const { api, config } = openTab();
    const area = { ...library, resources: [{ name: 'books', schema: load }] };
    const provider = createDataProvider({ api, areas: [area], config });
    server.on('get', url, () => list([{ id: '1', title: 'Ink', pages: 'many' }]));
    await expect(provider.getList(books, paging)).rejects.toThrow('The chunk is missing.');
    expect((await provider.getList(books, paging)).data).toEqual([{ id: '1', title: 'Ink', pages: 0 }]);
    server.on('get', `${url}/1`, () => json({ id: '1' }));
    await expect(provider.getOne(books, { id: '1' })).rejects.toMatchObject({ reason: 'unusable' });
    expect(loads).toBe(2);
  });

  it('does not apply to the response to a change, which may be just an id', async () => {
    const { api, config } = openTab();
    const area = { ...library, resources: [{ name: 'books', schema: async () => strict }] };
    const provider = createDataProvider({ api, areas: [area], config });
    server.on('put', `${url}/1`, () => json({ id: 1 }));
    const change = { id: '1', data: { title: 'x' }, previousData: { id: '1' } };
    expect((await provider.update(books, change)).data).toEqual({ id: '1' });
  });

  it('parses the fields in the response to a change, which is shown before the record is read again', async () => {
    const { api, config } = openTab();
    const area = { ...library, resources: [{ name: 'books', schema: async () => strict }] };
    const provider = createDataProvider({ api, areas: [area], config });
    const change = { id: '1', data: { title: 'x' }, previousData: { id: '1', title: 'Ink', pages: 7 } };
    server.on('put', `${url}/1`, () => json({ id: '1', pages: 'many', version: 2 }));
    expect((await provider.update(books, change)).data).toEqual({ id: '1', pages: 0, version: 2 });
    server.on('put', `${url}/1`, () => json({ id: '1', title: null, version: 3 }));
    expect((await provider.update(books, change)).data).toEqual({ id: '1', version: 3 });
  });

  it('parses the record of a conflict, which a form compares; one that does not match stays as it came', async () => {
    const { api, config } = openTab();
    const area = { ...library, resources: [{ name: 'books', schema: async () => strict }] };
    const provider = createDataProvider({ api, areas: [area], config });
    const change = { id: '1', data: { title: 'x' }, previousData: { id: '1', title: 'Ink', pages: 7 } };
    const body = { code: 'stale', message: 'Too late.' };
    server.on('put', `${url}/1`, () => json({ ...body, current: { title: 'y', pages: 'many' } }, 409));
    const read = { status: 409, message: 'Too late.', body: { ...body, current: { title: 'y', pages: 0 } } };
    await expect(provider.update(books, change)).rejects.toMatchObject(read);
    server.on('put', `${url}/1`, () => json({ ...body, current: { title: null, pages: 'many' } }, 409));
    const raw = { body: { ...body, current: { title: null, pages: 'many' } } };
    await expect(provider.update(books, change)).rejects.toMatchObject(raw);
  });
});

describe('the directory, which belongs to no area', () => {
  const audiences = '/clientapi/v1/admin/audiences';
  const option = { id: 'group:g1', type: 'group', name: 'Editorial', path: [], count: 3 };

  it('is read at its own address, with a unit that a range may have', async () => {
    server.on('get', audiences, () => list([option], 'audiences 0-0/1'));
    expect(await openProvider().getList('directory/audiences', paging)).toEqual({ data: [option], total: 1 });
    expect(server.sent[0]?.headers.get('Range')).toBe('audiences=0-24');
  });

  it('is parsed by its own schema', async () => {
    server.on('get', audiences, () => list([{ ...option, type: 'person' }], 'audiences 0-0/1'));
    await expect(openProvider().getList('directory/audiences', paging)).rejects.toMatchObject({
      reason: 'unusable',
    });
  });
});

describe('a change', () => {
  function openChanged() {
    const { api, config } = openTab();
    const changed: string[] = [];
    const provider = createDataProvider({
      api,
      areas: [library],
      config,
      onChanged: (name) => changed.push(name),
    });
    return { provider, changed };
  }
  const call = { schema: v.looseObject({}), path: '/actions/ask', body: { q: 1 } };

  it('is reported when the server has accepted it', async () => {
    server.on('put', `${url}/1`, () => HttpResponse.json({ id: '1' }));
    server.on('post', `${url}/actions/ask`, () => HttpResponse.json({}));
    const { provider, changed } = openChanged();
    await provider.update(books, { id: '1', data: { title: 'Ink' }, previousData: { id: '1' } });
    await provider.call(books, call);
    expect(changed).toEqual([books, books]);
  });

  it('is not reported when the call reads, is refused or is a dry run', async () => {
    server.on('get', `${url}/1`, () => HttpResponse.json({ id: '1' }));
    server.on('post', `${url}/actions/ask`, () => HttpResponse.json({}));
    server.on('post', `${url}/actions/bulk`, () => HttpResponse.json({ results: [] }));
    server.on('put', `${url}/1`, () => HttpResponse.json({}, { status: 422 }));
    const { provider, changed } = openChanged();
    await provider.getOne(books, { id: '1' });
    await provider.call(books, { ...call, reads: true });
    await provider.bulk(books, { op: 'delete', ids: ['1'], dryRun: true });
    await expect(
      provider.update(books, { id: '1', data: {}, previousData: { id: '1' } }),
    ).rejects.toBeDefined();
    expect(changed).toEqual([]);
  });
});
