import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../src/mocks/accounts';
import { signInAs } from '../fixtureClient';
import { books, freshBrowser, listBooks, openSignedIn, reload, type Tab } from './tab';

const profile = '/clientapi/v1/admin/profile';

beforeEach(freshBrowser);

async function change({ client, api }: Tab) {
  const [first, second] = api.records('books');
  await client.call('POST', books, { json: { title: 'Zebra', pages: 1 } });
  await client.call('POST', books, { json: { title: 'Aardvark', pages: 2 } });
  await client.call('PUT', `${books}/${first?.id}`, { json: { title: 'Changed' } });
  await client.call('DELETE', `${books}/${second?.id}`);
  await client.call('POST', profile, { json: { name: 'Changed' } });
}

const state = async (tab: Tab) => ({
  books: await listBooks(tab),
  byTitle: await listBooks(tab, 'title,ASC'),
  profile: (await tab.client.call('GET', profile)).body,
});

describe('the file of the records', () => {
  it('brings them into another browser, into all of its tabs', async () => {
    const one = await openSignedIn();
    await change(one);
    const before = await state(one);
    const text = await one.data.save();

    freshBrowser();
    const [two, three] = [await openSignedIn(), await openSignedIn()];
    await two.client.call('DELETE', `${books}/${two.api.records('books')[7]?.id}`);
    await listBooks(three);
    await two.data.load(text);
    for (const tab of [two, three, reload(two)]) expect(await state(tab)).toEqual(before);
    expect(two.api.start.startedAt).toBe(one.api.start.startedAt);
    expect(JSON.parse(await two.data.save())).toEqual(JSON.parse(text));
    await change(three).catch(() => undefined);
    expect(await state(two)).toEqual(await state(three));
  });

  it('of two tabs is the same', async () => {
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    await change(one);
    expect(await two.data.save()).toBe(await one.data.save());
  });

  it('tells its format, and holds neither tokens nor passwords', async () => {
    const tab = await openSignedIn({ rotateRefreshTokens: true });
    await tab.client.refresh();
    await change(tab);
    const text = await tab.data.save();
    expect(JSON.parse(text)).toEqual({
      format: 'publisher-back-office/records',
      version: 1,
      seed: 1,
      startedAt: tab.api.start.startedAt,
      records: { books: 40, 'books.history': 0, shelves: 3, magazines: 0, 'shared-views': 1 },
      names: { 'admin@publisher.example': 'Changed' },
      changes: [
        { resource: 'books', id: expect.any(String), record: expect.objectContaining({ title: 'Changed' }) },
        { resource: 'books', id: expect.any(String), record: null },
        { resource: 'books', id: expect.any(String), record: expect.objectContaining({ title: 'Zebra' }) },
        { resource: 'books', id: expect.any(String), record: expect.objectContaining({ title: 'Aardvark' }) },
        ...['create', 'create', 'update', 'delete'].map((action) => ({
          resource: 'books.history',
          id: expect.any(String),
          record: expect.objectContaining({ action }),
        })),
      ],
    });
    const secrets = [
      ...accounts.map(({ password }) => password),
      ...tab.api.issuedTokens.map(({ token }) => token),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/spent|expiredUntil/);
  });
});

describe('a file that does not fit', () => {
  const good = {
    format: 'publisher-back-office/records',
    version: 1,
    seed: 1,
    startedAt: 1000,
    records: { books: 40, 'books.history': 0, shelves: 3, magazines: 0 },
    names: {},
    changes: [],
  };
  const row = { resource: 'books', id: 'a', record: { id: 'a', version: 1 } };

  it.each([
    ['is no JSON', 'records!', 'The file is no JSON'],
    ['is something else', { name: 'package' }, 'This is not a file with records of the demo'],
    ['is a list', [], 'This is not a file with records of the demo'],
    ['has another format', { ...good, format: 'other' }, 'This is not a file with records of the demo'],
    [
      'is of a newer version',
      { ...good, version: 2 },
      'The file has version 2, and only version 1 is known here',
    ],
    ['has no moment', { ...good, startedAt: 'today' }, 'The file is damaged at startedAt'],
    ['began beyond all dates', { ...good, startedAt: 8e15 }, 'The file is damaged at startedAt'],
    ['lacks its changes', { ...good, changes: undefined }, 'The file is damaged at changes'],
    [
      'has a row without an id',
      { ...good, changes: [{ ...row, id: undefined }] },
      'The file is damaged at changes.0.id',
    ],
    [
      'has a row of another id',
      { ...good, changes: [row, { ...row, id: 'b' }] },
      'The file is damaged at changes.1',
    ],
    [
      'has a text as record',
      { ...good, changes: [{ ...row, record: 'x' }] },
      'The file is damaged at changes.0.record',
    ],
    [
      'has a broken version',
      { ...good, changes: [{ ...row, record: { id: 'a', version: -1 } }] },
      'changes.0.record',
    ],
    [
      'has records that there are none of',
      { ...good, changes: [{ ...row, resource: 'maps' }] },
      'The file has records of maps',
    ],
    ['has another seed', { ...good, seed: 2 }, 'The file belongs to other records: seed 2'],
    [
      'has another amount',
      { ...good, records: { books: 1 } },
      'The file belongs to other records: seed 1, 1 books instead of seed 1, 40 books',
    ],
  ])('because it %s changes nothing', async (_, file, message) => {
    const tab = await openSignedIn();
    await change(tab);
    const before = [await state(tab), tab.api.start.startedAt];
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    await expect(tab.data.load(text)).rejects.toThrow(message);
    expect([await state(tab), tab.api.start.startedAt]).toEqual(before);
    const again = reload(tab);
    await signInAs.admin(again.client);
    expect([await state(again), again.api.start.startedAt]).toEqual(before);
  });
});
