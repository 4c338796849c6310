import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineMocks } from '../../../src/mocks/defineMocks';
import { expectConsole } from '../../support/consoleGuard';
import { signInAs } from '../fixtureClient';
import { books, freshBrowser, listBooks, openSignedIn, openTab, reload, type Tab } from './tab';

const profile = '/clientapi/v1/admin/profile';
const day = 24 * 60 * 60 * 1000;

beforeEach(freshBrowser);

/** Creates, changes and deletes a book each, and renames the person. */
async function changeThings({ client, api }: Tab) {
  const [first, second] = api.records('books');
  await client.call('POST', books, { json: { title: 'New', pages: 1 } });
  await client.call('PUT', `${books}/${first?.id}`, { json: { title: 'Changed' } });
  await client.call('DELETE', `${books}/${second?.id}`);
  await client.call('POST', profile, { json: { name: 'Changed' } });
}

const orders = ['id,ASC', 'title,ASC', 'pages,DESC', 'author.name,ASC'];

async function everything(tab: Tab) {
  const lists = await Promise.all(orders.map((order) => listBooks(tab, order)));
  return { lists, profile: (await tab.client.call('GET', profile)).body };
}

/** Changes what the browser has stored, behind the back of the demo. */
async function tamper(
  change: (stored: Record<string, unknown>) => Record<string, unknown>,
  store = 'datasets',
) {
  const database = await openDB('fixture-api');
  for (const stored of await database.getAll(store)) await database.put(store, change(stored));
  database.close();
}

describe('a reload', () => {
  it('leaves records, orders and names as they were', async () => {
    const tab = await openSignedIn();
    await changeThings(tab);
    const before = await everything(tab);
    expect(before.lists[0]).toHaveLength(40);
    expect(await everything(reload(tab))).toEqual(before);
  });

  it('keeps a changed password, but not what was typed; a reset of the data brings the first one back', async () => {
    const tab = await openSignedIn();
    const json = { currentPassword: 'Admin123!', newPassword: 'Winter-2026' };
    expect((await tab.client.call('POST', '/clientapi/v1/admin/password', { json })).status).toBe(204);
    const again = reload(tab);
    expect((await signInAs.admin(again.client)).status).toBe(400);
    expect((await again.client.signIn('admin@publisher.example', 'Winter-2026')).status).toBe(200);
    const database = await openDB('fixture-api');
    const kept = JSON.stringify(await database.getAll('datasets'));
    database.close();
    expect(kept).toContain('"passwords":{"admin@publisher.example":');
    expect(kept).not.toContain('Winter-2026');
    expect(await again.data.save()).not.toMatch(/password/i);
    await again.data.reset();
    expect((await signInAs.admin(reload(again).client)).status).toBe(200);
  });

  it('gives no id twice', async () => {
    const tab = await openSignedIn();
    const create = async ({ client }: Tab, title: string) =>
      (await client.call('POST', books, { json: { title } })).body as { id: string };
    const gone = await create(tab, 'Gone');
    const kept = await create(tab, 'Kept');
    await tab.client.call('DELETE', `${books}/${gone.id}`);
    const after = await create(reload(tab), 'After');
    expect(new Set([gone.id, kept.id, after.id]).size).toBe(3);
  });

  it('keeps what was expired, and gives refresh tokens that are good', async () => {
    const options = { rotateRefreshTokens: true };
    const tab = await openSignedIn(options);
    const used = tab.client.refreshToken;
    await tab.client.refresh();
    tab.api.expireAccessTokens();
    await tab.data.keep();

    const again = reload(tab, options);
    expect((await again.client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    expect((await again.client.refresh(used)).status).toBe(400);
    for (let round = 0; round < 3; round++) {
      await signInAs.admin(again.client);
      const answer = await again.client.refresh();
      expect(answer.status).toBe(200);
      expect((await again.client.refresh(String(Object(answer.body).refresh_token))).status).toBe(200);
    }
  });

  it('a day later shows the same dates', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dated = defineMocks({
      permission: 'user-management',
      resources: { books: { count: 3, seed: ({ now, index }) => ({ title: `${index}`, at: now - index }) } },
    });
    const tab = await openSignedIn({ areas: [dated] });
    const before = await listBooks(tab);
    vi.setSystemTime(Date.now() + day);
    const again = reload(tab, { areas: [dated] });
    await signInAs.admin(again.client);
    expect(await listBooks(again)).toEqual(before);

    await again.data.reset();
    expect(await listBooks(again)).toEqual(before.map((book) => ({ ...book, at: Object(book).at + day })));
    vi.useRealTimers();
  });

  it('knows at once what was kept, when it is asked to', async () => {
    const tab = await openSignedIn();
    await changeThings(tab);
    const again = openTab();
    await again.data.open();
    expect(again.api.records('books')).toEqual(tab.api.records('books'));
  });

  it('starts anew where the records of the start are others', async () => {
    const tab = await openSignedIn();
    await changeThings(tab);
    expect(await listBooks(await openSignedIn({ seed: 2 }))).toHaveLength(40);
    expect(await listBooks(await openSignedIn({ counts: { books: 7 } }))).toHaveLength(7);
    expect(await listBooks(await openSignedIn())).toContainEqual(
      expect.objectContaining({ title: 'Changed' }),
    );
  });
});

describe('a reset', () => {
  it('brings the records of the start back, in all tabs and after a reload', async () => {
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    const before = await everything(one);
    await changeThings(one);
    await listBooks(two);
    await two.data.reset();
    for (const tab of [one, two, reload(one)]) expect(await everything(tab)).toEqual(before);
    await changeThings(one);
    expect(await everything(two)).toEqual(await everything(one));
  });
});

describe('a private dataset', () => {
  it('has fresh records, and leaves the shared ones alone', async () => {
    const tab = await openSignedIn();
    await changeThings(tab);
    const own = await openSignedIn({ dataset: 'of a link' });
    expect(await listBooks(own)).toHaveLength(40);
    expect(await listBooks(own)).not.toContainEqual(expect.objectContaining({ title: 'New' }));
    await own.client.call('DELETE', `${books}/${own.api.records('books')[3]?.id}`);
    await own.data.reset();
    expect(await listBooks(tab)).toContainEqual(expect.objectContaining({ title: 'New' }));
  });

  it('is removed after a week without use, and the shared one never', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const dataset of ['old', 'young', undefined]) {
      await changeThings(await openSignedIn({ dataset }));
      if (dataset === 'old') vi.setSystemTime(Date.now() + 4 * day);
    }
    vi.setSystemTime(Date.now() + 4 * day);
    await openTab().data.open();
    const database = await openDB('fixture-api');
    expect(await database.getAllKeys('datasets')).toEqual(['shared', 'young']);
    // Three changes in each of the two datasets, and an event of each.
    expect(await database.count('rows')).toBe(2 * 3 * 2);
    database.close();
    vi.useRealTimers();
  });
});

describe('what is stored', () => {
  it.each([
    ['of an older format', () => tamper((meta) => ({ ...meta, format: 0 }))],
    ['without a meaning', () => tamper(({ dataset }) => ({ dataset, revision: 'many' }))],
    ['with a record that is none', () => tamper((row) => ({ ...row, record: 'text' }), 'rows')],
  ])('%s is thrown away', async (_, damage) => {
    const tab = await openSignedIn();
    const before = await listBooks(tab);
    await changeThings(tab);
    await damage();
    const again = await openSignedIn();
    expect(await listBooks(again)).toEqual(before);
    await changeThings(again);
    expect(await listBooks(await openSignedIn())).toEqual(await listBooks(again));
  });

  it('without its tables is made anew', async () => {
    (await openDB('fixture-api', 1)).close();
    const tab = await openSignedIn();
    await changeThings(tab);
    expect(await listBooks(await openSignedIn())).toContainEqual(expect.objectContaining({ title: 'New' }));
  });

  it('that a visitor clears begins anew', async () => {
    const tab = await openSignedIn();
    await changeThings(tab);
    await tamper((meta) => ({ ...meta, starts: {} }));
    expect(await listBooks(tab)).not.toContainEqual(expect.objectContaining({ title: 'New' }));
  });
});

describe('a browser whose database fails', () => {
  const complaint = /The records of the demo stay in memory/;

  async function worksInMemory(tab: Tab) {
    await changeThings(tab);
    expect(await listBooks(tab)).toContainEqual(expect.objectContaining({ title: 'New' }));
    const file = await tab.data.save();
    await tab.data.reset();
    expect(await listBooks(tab)).not.toContainEqual(expect.objectContaining({ title: 'New' }));
    await tab.data.load(file);
    expect(await listBooks(tab)).toContainEqual(expect.objectContaining({ title: 'New' }));
  }

  it('because there is none: everything goes on in memory, and one warning says so', async () => {
    expectConsole(complaint);
    vi.stubGlobal('indexedDB', undefined);
    await worksInMemory(await openSignedIn());
  });

  it('because it is full: likewise', async () => {
    expectConsole(complaint);
    const tab = await openSignedIn();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await worksInMemory(tab);
  });

  it('because another tab has a newer version: likewise, and that one’s data stays', async () => {
    expectConsole(complaint);
    const newer = await openDB('fixture-api', 99, { upgrade: (db) => void db.createObjectStore('new') });
    await worksInMemory(await openSignedIn());
    expect([...newer.objectStoreNames]).toEqual(['new']);
    newer.close();
  });

  it('because another tab keeps an older version: likewise', async () => {
    expectConsole(complaint);
    const older = await openDB('fixture-api', 1);
    await worksInMemory(await openSignedIn());
    older.close();
  });
});
