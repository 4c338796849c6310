import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '@/fixture-api/accounts';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { keepInTab } from '@/fixture-api/snapshot';
import { expectConsole } from '../support/consoleGuard';
import { clientOf, signInAs } from './fixtureClient';
import { libraryFixtures } from './library';

const books = '/clientapi/v1/books';
const profile = '/clientapi/v1/admin/profile';
const day = 24 * 60 * 60 * 1000;

/** The session storage of a tab, and what leaving its page calls. */
let stored: Map<string, string>;
let leave: () => void;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    if (event === 'pagehide') leave = listener;
  });
});

/** A page that was just loaded in the tab, with the administrator signed in. */
async function load(options: FixtureApiOptions = {}) {
  const api = createFixtureApi({
    areas: [libraryFixtures],
    ...options,
  });
  const data = keepInTab(api);
  data.restore();
  const client = clientOf(api);
  await signInAs.admin(client);
  return { api, data, client };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Creates two books, changes and deletes one each, and renames the person. */
async function change({ client, api }: Loaded) {
  const [first, second] = api.records('books');
  await client.call('POST', books, { json: { title: 'Zebra', pages: 1 } });
  await client.call('POST', books, { json: { title: 'Aardvark', pages: 2 } });
  await client.call('PUT', `${books}/${first?.id}`, { json: { title: 'Changed' } });
  await client.call('DELETE', `${books}/${second?.id}`);
  await client.call('POST', profile, { json: { name: 'Changed' } });
}

const state = async ({ client, api }: Loaded) => ({
  books: api.records('books'),
  profile: (await client.call('GET', profile)).body,
});

describe('a reload', () => {
  it('finds records and names as they were, and no id is given twice', async () => {
    const page = await load();
    await change(page);
    const before = await state(page);
    leave();
    const again = await load();
    expect(await state(again)).toEqual(before);
    const { body } = await again.client.call('POST', books, { json: { title: 'After' } });
    expect(before.books.map(({ id }) => id)).not.toContain(Object(body).id);
  });

  it('keeps the latest change even if the page did not close properly', async () => {
    vi.useFakeTimers();
    const around = vi.fn((_: Request, serve: () => Promise<Response>) => serve());
    const page = await load({ around });
    around.mockImplementation(page.data.around);
    await change(page);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await state(await load())).toEqual(await state(page));
  });

  it('during the start loses nothing', async () => {
    const page = await load();
    await change(page);
    leave();
    leave = () => {};
    keepInTab(createFixtureApi({ areas: [libraryFixtures] }));
    leave();
    expect(await state(await load())).toEqual(await state(page));
  });

  it('keeps a changed password, but not what was typed; a reset brings the first one back', async () => {
    const page = await load();
    const json = { currentPassword: 'Admin123!', newPassword: 'Winter-2026' };
    await page.client.call('POST', '/clientapi/v1/admin/password', { json });
    leave();
    expect([...stored.values()].join()).toContain('"passwords":{"admin@publisher.example":');
    expect([...stored.values()].join()).not.toContain('Winter-2026');
    const again = await load();
    expect((await signInAs.admin(again.client)).status).toBe(400);
    expect((await again.client.signIn('admin@publisher.example', 'Winter-2026')).status).toBe(200);
    again.data.reset();
    expect((await signInAs.admin((await load()).client)).status).toBe(200);
  });

  it('keeps which tokens have expired or are used up', async () => {
    const page = await load({ rotateRefreshTokens: true });
    const { accessToken, refreshToken } = page.client;
    await page.client.refresh();
    page.api.expireAccessTokens();
    leave();
    const again = await load({ rotateRefreshTokens: true });
    again.client.accessToken = accessToken;
    expect((await again.client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    expect((await again.client.refresh(refreshToken)).status).toBe(400);
  });

  it('a day later shows the same dates; a reset counts back from today', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dated = defineFixtures({
      permission: 'user-management',
      resources: { books: { count: 3, seed: ({ now, index }) => ({ at: now - index }) } },
    });
    const before = (await load({ areas: [dated] })).api.records('books');
    leave();
    vi.setSystemTime(Date.now() + day);
    const again = await load({ areas: [dated] });
    expect(again.api.records('books')).toEqual(before);
    again.data.reset();
    expect(again.api.records('books')[0]?.at).toBe(Number(before[0]?.at) + day);
    vi.useRealTimers();
  });

  it('keeps records that began with other numbers apart', async () => {
    const page = await load();
    await change(page);
    leave();
    const other = await load({ counts: { books: 7 } });
    expect(other.api.records('books')).toHaveLength(7);
    leave();
    expect(await state(await load())).toEqual(await state(page));
  });

  it('finds the records of the start where nothing can be read', async () => {
    const page = await load();
    const before = page.api.records('books');
    await change(page);
    leave();
    for (const key of stored.keys()) stored.set(key, '{"format":');
    expect((await load()).api.records('books')).toEqual(before);
  });
});

describe('a second tab', () => {
  it('has records of its own, and accepts the tokens of the first', async () => {
    const one = await load();
    await change(one);
    leave();
    stored = new Map();
    const two = await load();
    expect(two.api.records('books')).toHaveLength(40);
    expect(two.api.records('books')).not.toEqual(one.api.records('books'));
    Object.assign(two.client, { accessToken: one.client.accessToken });
    expect((await two.client.call('GET', profile)).status).toBe(200);
    expect((await two.client.refresh(one.client.refreshToken)).status).toBe(200);
  });
});

it('a full storage: everything continues in memory, with a warning', async () => {
  expectConsole(/lost with the next reload/);
  const page = await load();
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('Too much', 'QuotaExceededError');
    },
  });
  await change(page);
  leave();
  expect(page.api.records('books')[0]).toMatchObject({ title: 'Changed' });
});

describe('the file of the records', () => {
  it('brings them into another browser, and holds neither tokens nor passwords', async () => {
    const one = await load({ rotateRefreshTokens: true });
    await one.client.refresh();
    await change(one);
    const text = one.data.save();
    const secrets = [
      ...accounts.map(({ password }) => password),
      ...one.api.issuedTokens.map(({ token }) => token),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/spent|expiredUntil|passwords/);

    stored = new Map();
    const two = await load();
    await two.client.call('DELETE', `${books}/${two.api.records('books')[7]?.id}`);
    two.data.load(text);
    expect(await state(two)).toEqual(await state(one));
    expect(await state(await load())).toEqual(await state(one));
    expect(JSON.parse(two.data.save())).toEqual(JSON.parse(text));
  });

  const good = {
    format: 'publisher-back-office/records',
    version: 1,
    seed: 1,
    startedAt: 1000,
    records: { books: 40, 'books.history': 0, shelves: 3, magazines: 0, 'shared-views': 1 },
    names: {},
    changes: [],
  };
  const row = { resource: 'books', id: 'a', record: { id: 'a', version: 1 } };

  it.each([
    ['is no JSON', 'records!', 'It is no file with records'],
    ['has another format', { ...good, format: 'other' }, 'at format'],
    ['is of a newer version', { ...good, version: 2 }, 'at version'],
    ['began beyond all dates', { ...good, startedAt: 8e15 }, 'startedAt'],
    ['has a text as record', { ...good, changes: [{ ...row, record: 'x' }] }, 'changes.0.record'],
    ['has unknown records', { ...good, changes: [{ ...row, resource: 'maps' }] }, 'began with others'],
    ['has another seed', { ...good, seed: 2 }, 'began with others'],
    ['has another number', { ...good, records: { ...good.records, books: 1 } }, 'began with others'],
  ])('that %s changes nothing', async (_, file, message) => {
    const page = await load();
    await change(page);
    const before = await state(page);
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    expect(() => page.data.load(text)).toThrow(message);
    expect(await state(page)).toEqual(before);
  });
});
