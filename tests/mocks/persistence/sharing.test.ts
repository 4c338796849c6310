import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FixtureApi } from '../../../src/mocks/createFixtureApi';
import { clientOf, createTestApi, type FixtureClient, signInAs } from '../fixtureClient';
import { books, freshBrowser, listBooks, openSignedIn, openTab, reload, type Tab } from './tab';

const profile = '/clientapi/v1/admin/profile';

beforeEach(freshBrowser);

describe('two tabs of a browser', () => {
  it('have the same records: what one changes the other one shows', async () => {
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    const [first, second] = await listBooks(two);
    await one.client.call('POST', books, { json: { title: 'New', pages: 1 } });
    await one.client.call('PUT', `${books}/${first?.id}`, { json: { ...first, title: 'Changed' } });
    await one.client.call('DELETE', `${books}/${second?.id}`);
    expect(await listBooks(two)).toEqual(await listBooks(one));
    expect(await listBooks(two, 'title,ASC')).toEqual(await listBooks(one, 'title,ASC'));
    expect((await listBooks(two)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['New', 'Changed']),
    );
  });

  it('conflict when both save the same record', async () => {
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    const [book] = await listBooks(one);
    expect(await listBooks(two)).toContainEqual(book);
    await one.client.call('PUT', `${books}/${book?.id}`, { json: { ...book, title: 'By the first' } });
    const answer = await two.client.call('PUT', `${books}/${book?.id}`, {
      json: { ...book, title: 'By the second' },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { title: 'By the first', version: 2 } },
    });
    expect(await listBooks(two)).toContainEqual({ ...book, title: 'By the first', version: 2 });
  });

  it('that create at the same time give each record an id and a place of its own', async () => {
    const tabs = [await openSignedIn(), await openSignedIn()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        tabs[i % 2]?.client.call('POST', books, { json: { title: `New ${i}`, pages: i } }),
      ),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(Array(12).fill(201));
    const [one = [], two = []] = await Promise.all(tabs.map((tab) => listBooks(tab)));
    expect(one).toEqual(two);
    expect(new Set(one.map(({ id }) => id)).size).toBe(52);
    expect(one.slice(40).map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, i) => `New ${i}`));
  });

  it('that save the same record at the same time: one succeeds', async () => {
    const tabs = [await openSignedIn(), await openSignedIn()];
    const [book] = await Promise.all(tabs.map((tab) => listBooks(tab))).then(([list = []]) => list);
    const answers = await Promise.all(
      tabs.map(({ client }, i) =>
        client.call('PUT', `${books}/${book?.id}`, { json: { ...book, title: `By ${i}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('without Web Locks share their records all the same', async () => {
    vi.stubGlobal('navigator', {});
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    const [book] = await listBooks(two);
    await one.client.call('DELETE', `${books}/${book?.id}`);
    expect(await listBooks(two)).toHaveLength(39);
  });

  it('share changed names, expired tokens and used refresh tokens', async () => {
    const [one, two] = [
      await openSignedIn({ rotateRefreshTokens: true }),
      openTab({ rotateRefreshTokens: true }),
    ];
    const refreshToken = one.client.refreshToken;
    two.client.accessToken = one.client.accessToken;
    await one.client.call('POST', profile, { json: { name: 'Changed' } });
    expect((await two.client.call('GET', profile)).body).toMatchObject({ name: 'Changed' });

    one.api.expireAccessTokens();
    await one.data.keep();
    expect((await two.client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
    expect((await one.client.refresh(refreshToken)).status).toBe(200);
    expect((await two.client.refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('tell each other in time that a token was expired before anything was read', async () => {
    const one = await openSignedIn();
    one.api.expireAccessTokens();
    await one.data.keep();
    await signInAs.admin(one.client);

    const two = openTab();
    two.client.accessToken = one.client.accessToken;
    two.api.expireAccessTokens();
    expect((await two.client.call('GET', profile)).body).toEqual({ code: 'token_expired' });
  });

  it('of which one plays another amount of records leave each other’s records alone', async () => {
    const [one, two] = [await openSignedIn(), await openSignedIn()];
    two.api.configure({ scenarios: ['records-one'] });
    const [only] = await listBooks(two);
    await two.client.call('PUT', `${books}/${only?.id}`, { json: { title: 'The only one' } });
    expect(await listBooks(one)).toHaveLength(40);
    expect(await listBooks(one)).not.toContainEqual(expect.objectContaining({ title: 'The only one' }));
    await one.client.call('DELETE', `${books}/${(await listBooks(one))[0]?.id}`);

    two.api.configure({ scenarios: [] });
    expect(await listBooks(two)).toEqual(await listBooks(one));
    two.api.configure({ scenarios: ['records-one'] });
    expect(await listBooks(two)).toMatchObject([{ title: 'The only one' }]);
  });
});

/** Something that a person does in one of the tabs, with the record at a place of the list. */
type Action =
  | { kind: 'create' | 'change' | 'delete' | 'stale' | 'look' | 'rename' | 'reload'; tab: number; at: number }
  | { kind: 'bulk'; tab: number; at: number; dryRun: boolean };

const where = { tab: fc.nat(1), at: fc.nat(45) };
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('create', 'change', 'delete', 'stale', 'look', 'rename', 'reload'),
    ...where,
  }),
  fc.record({ kind: fc.constant('bulk'), dryRun: fc.boolean(), ...where }),
);

/** Does it with what this server has there. Ids are left out: a try that failed may have used one up. */
async function perform(api: FixtureApi, client: FixtureClient, done: Action, step: number) {
  // Asked for, so that the tab knows what another one has done.
  await client.call('GET', `${books}?range=[0,0]`);
  const all = api.records('books');
  const book = all[done.at % Math.max(all.length, 1)];
  const send = () => {
    switch (done.kind) {
      case 'create':
        // Each third is refused, because its title is taken.
        return client.call('POST', books, {
          json: { title: done.at % 3 ? `New ${step}` : book?.title, pages: done.at },
        });
      case 'change':
        return client.call('PUT', `${books}/${book?.id}`, { json: { ...book, title: `Changed ${step}` } });
      case 'stale':
        return client.call('PUT', `${books}/${book?.id}`, { json: { version: 0, pages: 1 } });
      case 'delete':
        return client.call('DELETE', `${books}/${book?.id}`);
      case 'rename':
        return client.call('POST', profile, { json: { name: `Name ${step}` } });
      case 'bulk': {
        const ids = all.slice(done.at % 40, (done.at % 40) + 9).map(({ id }) => id);
        const order = { op: 'shorten', args: { least: 100 + done.at }, ids, dryRun: done.dryRun };
        return client.call('POST', `${books}/actions/bulk`, { json: order });
      }
      default:
        return client.call('GET', profile);
    }
  };
  const { status, body } = await send();
  const list = await client.call('GET', `${books}?sort=["pages","DESC"]&range=[0,999]`);
  const own = await client.call('GET', `${books}?range=[0,999]`);
  return JSON.parse(JSON.stringify({ status, body, list, own }), (key, value) => (key === 'id' ? '' : value));
}

describe('any calls through two tabs', () => {
  it('are answered as one server would answer them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
        freshBrowser();
        const tabs: Tab[] = [await openSignedIn(), await openSignedIn()];
        const single = createTestApi();
        const client = clientOf(single.api);
        await signInAs.admin(client);
        for (const [step, done] of actions.entries()) {
          const tab = tabs[done.tab];
          if (!tab) throw new Error('There are two tabs');
          const now = done.kind === 'reload' ? reload(tab) : tab;
          tabs[done.tab] = now;
          const [answer, expected] = [
            await perform(now.api, now.client, done, step),
            await perform(single.api, client, done, step),
          ];
          expect(answer).toEqual(expected);
        }
        expect(await listBooks(tabs[0] ?? openTab())).toEqual(await listBooks(tabs[1] ?? openTab()));
      }),
      { numRuns: 40 },
    );
  });
});
