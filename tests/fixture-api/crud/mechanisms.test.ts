import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FieldErrors, json } from '@/fixture-api/answers';
import { settle } from '@/fixture-api/changes';
import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { type AreaFixtures, defineFixtures } from '@/fixture-api/defineFixtures';
import type { FixtureApiOptions } from '@/fixture-api/options';
import type { Store, StoredRecord } from '@/fixture-api/store';
import { createTestApi, type FixtureClient, signInAs } from '../fixtureClient';

const loansOf = (store: Store) => store.memo(['loans'], countLoans);
const countLoans = vi.fn((store: Store) => {
  const counts = new Map<unknown, number>();
  for (const { bookId } of store.all('loans')) counts.set(bookId, (counts.get(bookId) ?? 0) + 1);
  return counts;
});

/** Books with a computed number of loans; one copy must always stay in the house. */
const lending: AreaFixtures = defineFixtures({
  permission: 'dashboard',
  resources: {
    books: {
      count: 20,
      seed: ({ index, idOf, count }) => ({
        title: `Book ${index}`,
        isHere: true,
        nextId: idOf((index + 1) % count),
        price: index,
      }),
      writable: { create: ['title', 'isHere'], change: ['title', 'isHere'] },
      initial: ({ title }, { all, now }) => ({
        isHere: true,
        price: all.length,
        since: now,
        shout: `${title}!`,
      }),
      tidy: (book) => ({ ...book, title: String(book.title ?? '').trim() }),
      validate: ({ title }): FieldErrors => (title === '' ? { title: 'ra.validation.required' } : {}),
      derive: (book, { store, account }) => ({
        loans: loansOf(store).get(book.id) ?? 0,
        isMine: book.owner === account.email,
      }),
      filters: {
        isLent: (wanted, { store }) => {
          const counts = loansOf(store);
          return ({ id }) => counts.has(id) === wanted;
        },
      },
      orders: { loans: ({ id }, store) => loansOf(store).get(id) },
      bulk: { lend: ({ id }) => ({ change: { isHere: false, lentAs: id } }) },
    },
    loans: {
      count: 6,
      seed: ({ records, index }) => ({ bookId: records('books')[(index * index) % 5]?.id }),
    },
  },
  guard: ({ store, confirmation }) => {
    const wasHere = store.all('books').some(({ isHere }) => isHere === true);
    return () => {
      const isHere = store.all('books').some((book) => book.isHere === true);
      if (isHere || !wasHere || confirmation === 'yes') return undefined;
      return { code: 'last_copy', message: 'One copy must stay', details: { asks: 'yes' } };
    };
  },
  calls: [
    {
      method: 'POST',
      path: 'books/actions/swap',
      async respond({ request, attempt, view, records, permissionKeys, languages }) {
        const { fail, ...how } = await request.json();
        const [first, second] = records('books');
        const outcome = attempt((changes) => {
          const one = changes.change('books', first?.id ?? '', { title: String(second?.title) });
          changes.adjust('books', second?.id ?? '', { title: String(first?.title) });
          const added = changes.create('books', { title: 'Added' });
          if (fail === 'rule') changes.change('books', added.id, { title: ' ' });
          if (fail === 'id') changes.remove('books', 'unknown');
          return { one: view('books', one), known: [permissionKeys.length, languages] };
        }, how);
        return settle(outcome, 201);
      },
    },
    { method: 'GET', path: 'nothing', respond: () => json(null) },
  ],
});

let api: FixtureApi;
let client: FixtureClient;

async function start(options: FixtureApiOptions = {}): Promise<void> {
  ({ api, client } = createTestApi({ areas: [lending], now: () => 1_700_000_000_000, ...options }));
  await signInAs.admin(client);
}
beforeEach(() => start());

const books = '/clientapi/v1/books';
const all = () => api.records('books');
const first = () => all()[0] as StoredRecord;

async function list(query: Record<string, unknown>) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value));
  return (await client.call('GET', `${books}?${search}`)).body as StoredRecord[];
}

describe('derived fields', () => {
  it('are in every answer with a record, and never stored', async () => {
    const { id } = first();
    const path = `${books}/${id}`;
    const derived = { loans: 2, isMine: false };
    expect(first()).not.toHaveProperty('loans');
    expect((await list({}))[0]).toEqual({ ...first(), ...derived });
    expect((await client.call('GET', path)).body).toEqual({ ...first(), ...derived });
    const saved = await client.call('PUT', path, { json: { title: 'New', version: 1, loans: 99 } });
    expect(saved.body).toEqual({ ...first(), ...derived });
    const stale = await client.call('PUT', path, { json: { title: 'Newer', version: 1 } });
    expect(stale.body).toEqual({ code: 'stale', current: { ...first(), ...derived } });
    const created = await client.call('POST', books, { json: { title: 'Fresh' } });
    expect(created.body).toMatchObject({ loans: 0, isMine: false });
    const before = first();
    expect((await client.call('DELETE', path)).body).toEqual({ ...before, ...derived });
    expect(JSON.stringify(all())).not.toContain('loans');
  });

  it('are computed for the page alone, and what they share once for each state of the records', async () => {
    countLoans.mockClear();
    await list({ range: [0, 4] });
    await list({ range: [5, 9] });
    expect(countLoans).toHaveBeenCalledTimes(1);
    const [loan] = api.records('loans');
    await client.call('DELETE', `/clientapi/v1/loans/${loan?.id}`);
    expect((await list({ range: [0, 0] }))[0]).toMatchObject({ loans: 1 });
    expect(countLoans).toHaveBeenCalledTimes(2);
    // A change of another resource does not matter.
    await client.call('PUT', `${books}/${first().id}`, { json: { title: 'New' } });
    await list({});
    expect(countLoans).toHaveBeenCalledTimes(2);
  });
});

describe('filters and orders of a resource’s own', () => {
  it('join those of the dialect', async () => {
    const lent = await list({ filter: { isLent: true } });
    expect(lent.map(({ loans }) => Number(loans) > 0)).toEqual(lent.map(() => true));
    expect(lent.length).toBe(3);
    expect(await list({ filter: { isLent: true, title: 'Book 0' } })).toHaveLength(1);
    expect(await list({ filter: { isLent: false, title: 'Book 0' } })).toHaveLength(0);
  });

  it('follow the records that they look at; what has no value comes last', async () => {
    const counts = async (order: string) =>
      (await list({ sort: ['loans', order] })).map(({ loans }) => loans);
    const missing = Array.from({ length: 17 }, () => 0);
    expect(await counts('ASC')).toEqual([2, 2, 2, ...missing]);
    const last = all()[19];
    for (let i = 0; i < 3; i++) {
      await client.call('POST', '/clientapi/v1/loans', { json: { bookId: last?.id } });
    }
    expect(await counts('ASC')).toEqual([2, 2, 2, 3, ...missing.slice(1)]);
    expect(await counts('DESC')).toEqual([3, 2, 2, 2, ...missing.slice(1)]);
    expect((await list({ sort: ['loans', 'DESC'], filter: { isLent: true } }))[0]).toMatchObject({
      id: last?.id,
    });
  });
});

describe('what a client may set', () => {
  it('is the writable fields; others are passed over, on creating, changing and in bulk', async () => {
    const created = await client.call('POST', books, {
      json: { title: ' Fresh ', price: 1, confirmation: 'x' },
    });
    expect(created.body).toEqual({
      id: expect.any(String),
      version: 1,
      title: 'Fresh',
      isHere: true,
      price: 20,
      since: 1_700_000_000_000,
      shout: ' Fresh !',
      loans: 0,
      isMine: false,
    });
    const path = `${books}/${first().id}`;
    expect((await client.call('PUT', path, { json: { price: 99, title: 'A' } })).body).toMatchObject({
      title: 'A',
      price: 0,
    });
    const ids = [first().id];
    await client.call('POST', `${books}/actions/bulk`, { json: { op: 'update', ids, args: { price: 99 } } });
    expect(first()).toMatchObject({ price: 0, version: 3 });
    // An operation of the resource's own is the server itself.
    await client.call('POST', `${books}/actions/bulk`, { json: { op: 'lend', ids } });
    expect(first()).toMatchObject({ isHere: false, lentAs: ids[0] });
  });

  it('is tidied before it is validated', async () => {
    const answer = await client.call('POST', books, { json: { title: '   ' } });
    expect([answer.status, answer.body]).toEqual([422, { errors: { title: 'ra.validation.required' } }]);
  });

  it('loses a confirmation also where every field may be set', async () => {
    const answer = await client.call('POST', '/clientapi/v1/loans', {
      json: { bookId: '1', confirmation: 'x' },
    });
    expect(answer.body).toEqual({ id: expect.any(String), version: 1, bookId: '1' });
  });
});

describe('a guard', () => {
  const takeAll = (more: object = {}) =>
    client.call('POST', `${books}/actions/bulk`, {
      json: { op: 'lend', ids: all().map(({ id }) => id), ...more },
    });

  it('refuses the one change that goes too far, with further facts', async () => {
    await takeAll();
    expect(all().map(({ isHere }) => isHere)).toEqual([...Array.from({ length: 19 }, () => false), true]);
    const { id } = all()[19] as StoredRecord;
    for (const [method, body] of [
      ['PUT', { isHere: false }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await client.call(method, `${books}/${id}`, body && { json: body });
      expect([answer.status, answer.body]).toEqual([
        409,
        { code: 'last_copy', message: 'One copy must stay', asks: 'yes' },
      ]);
    }
    const confirmed = { isHere: false, confirmation: 'yes' };
    expect((await client.call('PUT', `${books}/${id}`, { json: confirmed })).status).toBe(200);
    expect(all()[19]).not.toHaveProperty('confirmation');
  });

  it('sees in a dry run what earlier rows would do', async () => {
    const before = all();
    const { results } = (await takeAll({ dryRun: true })).body as { results: { code?: string }[] };
    expect(results.map(({ code }) => code)).toEqual([...Array.from({ length: 19 }), 'last_copy']);
    expect(all()).toEqual(before);
    expect((await takeAll({ confirmation: 'yes', dryRun: true })).body).toMatchObject({
      results: all().map(() => ({ ok: true })),
    });
    expect((await takeAll()).body).toEqual({ results });
  });
});

describe('an attempt of a call', () => {
  const swap = (json: object) => client.call('POST', `${books}/actions/swap`, { json });

  it('changes several records, adjusted ones without a new version', async () => {
    const answer = await swap({});
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { one: { title: 'Book 1', version: 2, loans: 2 }, known: [9, ['en', 'de', 'fr']] },
    ]);
    expect(all().slice(0, 2)).toMatchObject([
      { title: 'Book 1', version: 2 },
      { title: 'Book 0', version: 1 },
    ]);
    expect(all()).toHaveLength(21);
  });

  it.each([
    [{ dryRun: true }, 201],
    [{ fail: 'rule' }, 422],
    [{ fail: 'id' }, 400],
  ])('with %j answers %i and leaves everything as it was', async (body, status) => {
    const before = all();
    expect((await swap(body)).status).toBe(status);
    expect(all()).toEqual(before);
    expect((await list({ sort: ['title', 'ASC'] })).length).toBe(20);
  });
});

describe('the numbers of records', () => {
  it('may be set from the start', async () => {
    await start({ counts: { books: 3 } });
    expect([all().length, api.records('loans').length]).toEqual([3, 6]);
    expect(all().map(({ nextId }) => nextId)).toEqual([1, 2, 0].map((index) => all()[index]?.id));
  });

  it('are for resources that exist', async () => {
    await expect(start({ counts: { boks: 3 } })).rejects.toThrow('counts.boks');
    expect(() => api.configure({ counts: { boks: 3 } })).toThrow('counts.boks');
  });

  it('may be set while the server runs: the records are created again, until the next reset', async () => {
    await client.call('DELETE', `${books}/${first().id}`);
    api.configure({ accessTokenLifetime: 5 });
    expect(all()).toHaveLength(19);
    api.configure({ counts: { books: 30 } });
    expect(all()).toHaveLength(30);
    expect(await list({ filter: { isLent: true } })).toHaveLength(3);
    api.reset();
    expect(all()).toHaveLength(20);
  });
});
