import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixtureApi } from '../../../src/mocks/createFixtureApi';
import { sourceTexts } from '../../../vite/translationsPlugin';
import { type Answer, clientOf, type FixtureClient, signInAs } from '../fixtureClient';

/** A server on which scenarios play from the start, and a client of it. */
function serverWith(...scenarios: string[]) {
  const api = createFixtureApi({ scenarios });
  return { api, client: clientOf(api) };
}

const profile = (client: FixtureClient) => client.call('GET', '/clientapi/v1/admin/profile');
const saveProfile = (client: FixtureClient, name = 'Ada') =>
  client.call('POST', '/clientapi/v1/admin/profile', { json: { name } });
const languages = (client: FixtureClient) => client.call('GET', '/api/groups/languages');
const list = (client: FixtureClient, resource: string, base = '/clientapi/v1/') =>
  client.call('GET', `${base}${resource}?range=[0,0]`);

async function signedIn(...scenarios: string[]) {
  const server = serverWith(...scenarios);
  expect((await signInAs.admin(server.client)).status).toBe(200);
  return server;
}

async function refreshed(client: FixtureClient): Promise<Answer> {
  const answer = await client.refresh();
  client.accessToken = (answer.body as { access_token?: string }).access_token;
  return answer;
}

/** What a promise has become after some time; `undefined` while it waits. */
async function after<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  void promise.then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return result;
}

type Story = () => Promise<void>;

/** What each scenario does to a client, by its name. */
const stories: Record<string, Story> = {
  async slow() {
    const { client } = serverWith('slow');
    const answer = languages(client);
    expect(await after(799, answer)).toBeUndefined();
    expect(await after(1_300, answer)).toMatchObject({ status: 200 });
  },
  async offline() {
    const { client } = serverWith('offline');
    expect((await languages(client)).status).toBe(0);
  },
  async flaky() {
    const course = async () => {
      const { client } = serverWith('flaky');
      const statuses: number[] = [];
      for (let i = 0; i < 60; i++) statuses.push((await languages(client)).status);
      return statuses;
    };
    const statuses = await course();
    const failed = statuses.filter((status) => status !== 200);
    expect(failed.length).toBeGreaterThan(10);
    expect(failed.length).toBeLessThan(30);
    expect([...new Set(failed)].sort()).toEqual([0, 503]);
    expect(await course()).toEqual(statuses);
  },
  async 'anti-forgery-rejected'() {
    const { client } = await signedIn('anti-forgery-rejected');
    expect((await profile(client)).status).toBe(200);
    expect(await saveProfile(client)).toMatchObject({ status: 403, body: { code: 'anti_forgery' } });
  },
  async 'bare-server'() {
    const { client } = await signedIn('bare-server');
    for (const path of ['password', 'password-reset']) {
      const answer = await client.call('POST', `/clientapi/v1/admin/${path}`, { json: {} });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await saveProfile(client)).status).toBe(204);
  },
  async 'token-expired'() {
    const { client, api } = await signedIn('token-expired');
    expect(await profile(client)).toMatchObject({ status: 403, body: { code: 'token_expired' } });
    await refreshed(client);
    expect((await profile(client)).status).toBe(200);
    // As after a reload with this scenario: what was good before is not any more.
    api.configure({ scenarios: ['token-expired'] });
    expect((await profile(client)).status).toBe(403);
  },
  async 'token-short-lived'() {
    const { client } = await signedIn('token-short-lived');
    await vi.advanceTimersByTimeAsync(4_999);
    expect((await profile(client)).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1);
    expect((await profile(client)).status).toBe(403);
  },
  async 'token-never-valid'() {
    const { client } = await signedIn('token-never-valid');
    await refreshed(client);
    expect(await profile(client)).toMatchObject({ status: 403, body: { code: 'token_expired' } });
  },
  async 'refresh-refused'() {
    const { client } = await signedIn('refresh-refused');
    expect(await refreshed(client)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  },
  async 'refresh-hanging'() {
    const { client } = await signedIn('refresh-hanging');
    expect(await after(600_000, client.refresh())).toBeUndefined();
    expect((await profile(client)).status).toBe(200);
  },
  async 'refresh-malformed'() {
    const { client } = await signedIn('refresh-malformed');
    expect(await client.refresh()).toMatchObject({ status: 200, body: { access_token: null } });
  },
  async 'refresh-rotated'() {
    const { client } = await signedIn('refresh-rotated');
    expect(await client.refresh()).toMatchObject({ body: { refresh_token: expect.any(String) } });
    expect((await client.refresh()).status).toBe(400);
  },
  async 'sign-in-refused'() {
    const { client } = serverWith('sign-in-refused');
    expect(await signInAs.admin(client)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  },
  async 'sign-in-slow'() {
    const { client } = serverWith('sign-in-slow');
    const answer = signInAs.admin(client);
    expect(await after(3_999, answer)).toBeUndefined();
    expect(await after(1, answer)).toMatchObject({ status: 200 });
  },
  async 'sign-in-html'() {
    const { client } = serverWith('sign-in-html');
    const { status, headers, body } = await client.token({ grant_type: 'password' });
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html>/);
  },
  async 'permissions-none'() {
    const { client } = await signedIn('permissions-none');
    expect((await profile(client)).body).toMatchObject({ permissions: [] });
    expect((await list(client, 'users')).status).toBe(403);
  },
  async 'permissions-unknown'() {
    const { client } = await signedIn('permissions-unknown');
    expect((await profile(client)).body).toMatchObject({
      permissions: ['profile', 'time-travel', 'PROFILE', 'user-management ', '', '__proto__'],
    });
    expect((await list(client, 'users')).status).toBe(403);
  },
  async 'permissions-malformed'() {
    const { client } = await signedIn('permissions-malformed');
    expect((await profile(client)).body).toMatchObject({ permissions: { 'user-management': true } });
  },
  async 'profile-incomplete'() {
    const { client } = await signedIn('profile-incomplete');
    expect(Object.keys((await profile(client)).body as object)).toEqual(['permissions']);
  },
  async 'profile-hostile'() {
    const { client } = await signedIn('profile-hostile');
    expect((await profile(client)).body).toMatchObject({
      name: expect.stringContaining('<img src=x onerror='),
      email: 'admin@publisher.example',
    });
  },
  async 'profile-failing'() {
    const { client } = await signedIn('profile-failing');
    expect([(await profile(client)).status, (await profile(client)).status]).toEqual([500, 500]);
    expect((await saveProfile(client)).status).toBe(204);
  },
  async 'profile-recovering'() {
    const { client } = await signedIn('profile-recovering');
    expect([(await profile(client)).status, (await profile(client)).status]).toEqual([500, 200]);
  },
  async 'save-failing'() {
    const { client, api } = await signedIn('save-failing');
    const [user] = api.records('users');
    const put = () => client.call('PUT', `/clientapi/v1/users/${user?.id}`, { json: { name: 'Ada' } });
    expect([(await saveProfile(client)).status, (await put()).status, (await put()).status]).toEqual([
      500, 500, 500,
    ]);
    expect(api.records('users')[0]).toEqual(user);
  },
  async 'save-failing-once'() {
    const { client } = await signedIn('save-failing-once');
    const statuses = [await saveProfile(client), await saveProfile(client)].map(({ status }) => status);
    expect(statuses).toEqual([500, 204]);
  },
  async 'save-conflicting'() {
    const { client, api } = await signedIn('save-conflicting');
    expect([(await saveProfile(client)).status, (await saveProfile(client)).status]).toEqual([409, 204]);
    const [role] = api.records('roles');
    const put = (version?: number) =>
      client.call('PUT', `/clientapi/v1/roles/${role?.id}`, { json: { description: 'Mine', version } });
    const refused = await put(role?.version);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { name: `${role?.name} *`, version: 2 } },
    });
    expect(await put(2)).toMatchObject({ status: 200, body: { description: 'Mine' } });
  },
  async 'texts-publish-stale'() {
    const { client } = await signedIn('texts-publish-stale');
    const address = '/clientapi/v1/translation-languages';
    const publish = async (dryRun: boolean) => {
      const { body } = await client.call('GET', `${address}/de`);
      const json = { languages: [{ id: 'de', version: (body as { version: number }).version }], dryRun };
      const answer = await client.call('POST', `${address}/actions/publish`, { json });
      return (answer.body as { results: { ok: boolean; code?: string }[] }).results[0];
    };
    expect(await publish(true)).toMatchObject({ ok: true });
    expect(await publish(false)).toMatchObject({ ok: false, code: 'stale' });
    expect(await publish(false)).toMatchObject({ ok: true });
  },
  async 'texts-new-build'() {
    const { client } = await signedIn('texts-new-build');
    const address = '/clientapi/v1/translation-languages/en';
    const former = async () => ((await client.call('GET', address)).body as { build: string }).build;
    await list(client, 'translation-languages');
    expect(await former()).toBe('former');
    const { build, texts } = sourceTexts('i18n');
    const sync = async (dryRun: boolean) =>
      (
        await client.call('POST', '/clientapi/v1/translations/actions/sync', {
          json: { build, texts, dryRun },
        })
      ).body;
    const counts = async (dryRun: boolean) =>
      Object.values((await sync(dryRun)) as Record<string, unknown[]>).map((keys) => keys.length);
    expect(await counts(true)).toEqual([34, 6, 3]);
    expect(await counts(false)).toEqual([34, 6, 3]);
    expect(await former()).toBe(build);
  },
  async 'languages-empty'() {
    expect((await languages(serverWith('languages-empty').client)).body).toEqual([]);
  },
  async 'languages-malformed'() {
    const { body } = await languages(serverWith('languages-malformed').client);
    expect(Array.isArray(body)).toBe(false);
  },
  async 'languages-many'() {
    const { body } = await languages(serverWith('languages-many').client);
    expect(body).toHaveLength(10_003);
    expect(body).toContainEqual({ code: 'de', name: 'Deutsch' });
  },
  async 'translation-missing'() {
    const { client } = serverWith('translation-missing');
    expect((await client.call('GET', '/assets/i18n/lang-de.json')).status).toBe(404);
  },
  async 'translation-slow'() {
    const { client } = serverWith('translation-slow');
    const file = client.call('GET', '/assets/i18n/lang-de.json');
    expect(await after(7_999, file)).toBeUndefined();
    expect(await after(1, file)).toBeDefined();
  },
  async 'translation-hostile'() {
    const { client } = serverWith('translation-hostile');
    const { status, body } = await client.call('GET', '/assets/i18n/lang-de.json');
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toContain('__proto__');
  },
  async 'records-none'() {
    const { client } = await signedIn('records-none');
    expect((await list(client, 'users')).headers.get('Content-Range')).toBe('users */0');
    expect((await list(client, 'groups', '/api/')).body).toEqual([]);
  },
  async 'records-one'() {
    const { client } = await signedIn('records-one');
    expect((await list(client, 'users')).headers.get('Content-Range')).toBe('users 0-0/1');
  },
  async 'records-many'() {
    const { client } = await signedIn('records-many');
    expect((await list(client, 'users')).headers.get('Content-Range')).toBe('users 0-0/100000');
    expect((await list(client, 'groups', '/api/')).headers.get('Content-Range')).toBe('groups 0-0/10000');
  },
};

const { scenarioCatalogue } = createFixtureApi();
const keys = scenarioCatalogue
  .map(({ name }) => /^only-(.+)$/.exec(name)?.[1])
  .filter((key) => key !== undefined);

describe('a scenario', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2025-06-01') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(Object.entries(stories))('%s does to the server what it says', (_name, story) => story());

  it.each(keys)('only-%s leaves this key alone', async (key) => {
    const { client } = await signedIn(`only-${key}`);
    expect((await profile(client)).body).toMatchObject({ permissions: [key] });
    expect((await list(client, 'users')).status).toBe(key === 'user-management' ? 200 : 403);
  });

  it('has its story here', () => {
    const told = [...Object.keys(stories), ...keys.map((key) => `only-${key}`)];
    expect(told.sort()).toEqual(scenarioCatalogue.map(({ name }) => name).sort());
    expect(keys.length).toBeGreaterThan(8);
  });
});
