import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { sourceTexts } from '../../../vite/translationsPlugin';
import { type Answer, clientOf, type FixtureClient, signInAs } from '../fixtureClient';

/** A server with scenarios active from the start, and a client. */
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

const layoutPath = '/clientapi/v1/dashboard-layouts/own';
const placed = ['user-management/users', 'messages/phases'].map((widget) => ({ widget, size: 'm' }));
const layout = (client: FixtureClient) => client.call('GET', layoutPath);
const saveLayout = (client: FixtureClient, version: number) =>
  client.call('PUT', layoutPath, { json: { widgets: placed, version } });
const count = (client: FixtureClient, resource: string) =>
  client.call('POST', `/clientapi/v1/${resource}/actions/count`, { json: { filters: { all: {} } } });

async function signedIn(...scenarios: string[]) {
  const server = serverWith(...scenarios);
  expect((await signInAs.admin(server.client)).status).toBe(200);
  return server;
}

/** A server on which the module `search` can be turned off. */
async function switchIn(scenario: string) {
  const server = await signedIn(scenario);
  const id = server.api.records('modules').find(({ key }) => key === 'search')?.id;
  const turn = (more: object) =>
    server.client.call('POST', '/clientapi/v1/modules/actions/switch', {
      json: { changes: [{ id, enabled: false }], ...more },
    });
  return { ...server, id, turn };
}

async function refreshed(client: FixtureClient): Promise<Answer> {
  const answer = await client.refresh();
  client.accessToken = (answer.body as { access_token?: string }).access_token;
  return answer;
}

/** The guides of the administrator, of which the first has begun. */
async function guidesOf(scenario: string) {
  const { client } = await signedIn(scenario);
  const address = '/clientapi/v1/admin/onboarding';
  type Step = { state: string; required: boolean; anchor: string | null; ifMissing: string };
  const guides = async () =>
    (await client.call('GET', address)).body as { runs: { mayHide: boolean; steps: Step[] }[] };
  const move = (action: string, json: object) =>
    client.call('POST', `${address}/first-steps/actions/${action}`, { json });
  await guides();
  if (scenario !== 'guide-waiting') await move('start', { revision: 0 });
  return { guides, move };
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

interface Current {
  readonly banners: readonly { severity: string; from: string; until: string; language: string }[];
  readonly further: number;
  readonly unread: number;
  readonly modal: object | null;
}

/** What waits for the administrator as a reader; a second question changes nothing. */
async function currentOf(scenario: string): Promise<Current> {
  const { client } = await signedIn(scenario);
  const ask = async () =>
    (await client.call('GET', '/clientapi/v1/admin/current-messages?language=en')).body as Current;
  const first = await ask();
  expect(await ask()).toEqual(first);
  return first;
}

type Story = () => Promise<void>;

const ofLast30days = { period: { preset: 'last30days' }, compare: { mode: 'previousPeriod' } };

/** What the server counts for each of these figures in 30 days, under a scenario. */
async function figures(scenario: string, metrics: readonly string[], more: object = {}) {
  const { client } = await signedIn(scenario);
  const queries = metrics.map((id) => ({ id, metrics: [id], ...ofLast30days, ...more }));
  const { body } = await client.call('POST', '/clientapi/v1/figures/actions/query', { json: { queries } });
  return (body as { results: Counted[] }).results;
}

interface Counted {
  ok: boolean;
  code?: string;
  buckets: { state: string }[];
  rows: { values: Record<string, { reason?: string }> }[];
  totals: Record<string, { value: unknown; missing?: number; currency?: string }>;
}

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
  async 'mail-failing'() {
    const { client } = await signedIn('mail-failing');
    const filter = encodeURIComponent('{"phase_eq_any":["live"]}');
    const { body } = await client.call('GET', `/clientapi/v1/messages?filter=${filter}&range=[0,24]`);
    const message = (body as { id: string; receipts: string }[]).find(
      ({ receipts }) => receipts === 'people',
    );
    const answer = await client.call('POST', `/clientapi/v1/messages/${message?.id}/actions/remind`, {
      json: {},
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_mail' } });
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
  async 'module-plan-changed'() {
    const { turn } = await switchIn('module-plan-changed');
    const plan = (await turn({ dryRun: true })).body as { plan: string };
    const refused = await turn({ plan: plan.plan });
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
    expect((await turn({ plan: (refused.body as { plan: string }).plan })).status).toBe(200);
  },
  async 'module-switch-failing'() {
    const { turn, api, id } = await switchIn('module-switch-failing');
    const plan = (await turn({ dryRun: true })).body as { plan: string };
    expect([(await turn(plan)).status, (await turn(plan)).status]).toEqual([500, 500]);
    expect(api.records('modules').find((module) => module.id === id)).toMatchObject({ state: 'enabled' });
  },
  async 'audience-forbidden'() {
    const { client } = await signedIn('audience-forbidden');
    expect((await list(client, 'admin/audiences')).status).toBe(403);
    expect((await list(client, 'modules')).status).toBe(200);
  },
  async 'help-none'() {
    const { client } = await signedIn('help-none');
    const { body } = await client.call('GET', '/clientapi/v1/admin/help?page=/profile&language=en');
    expect(body).toEqual({ unseen: 0, videos: [], begun: [] });
    expect((await list(client, 'videos')).status).toBe(200);
  },
  async 'help-failing'() {
    const { client } = await signedIn('help-failing');
    for (const path of ['', '/v11', '/topics'])
      expect((await client.call('GET', `/clientapi/v1/admin/help${path}?language=en`)).status).toBe(500);
    expect((await list(client, 'videos')).status).toBe(200);
  },
  async 'film-missing'() {
    const { client } = await signedIn('film-missing');
    expect((await client.call('GET', '/clientapi/v1/admin/help/v11?language=en')).status).toBe(404);
    expect((await client.call('GET', '/clientapi/v1/admin/help/topics?language=en')).status).toBe(200);
  },
  async 'film-expired'() {
    const { client } = await signedIn('film-expired');
    const film = await client.call('GET', '/clientapi/v1/admin/help/v11?language=en');
    const { src } = (film.body as { source: { src: string } }).source;
    expect((await client.call('GET', src)).status).toBe(403);
    expect((await client.call('GET', src)).status).toBe(206);
  },
  async 'help-blocked'() {
    const { api, client } = await signedIn('help-blocked');
    // The page is under a further policy; the server answers as ever.
    const film = await client.call('GET', '/clientapi/v1/admin/help/v11?language=en');
    const { src } = (film.body as { source: { src: string } }).source;
    expect((await client.call('GET', src)).status).toBe(206);
    const { policy } = api.scenarioCatalogue.find(({ name }) => name === 'help-blocked') ?? {};
    expect(policy).toContain("media-src 'none'");
  },
  async 'captions-conflicting'() {
    const { client } = await signedIn('captions-conflicting');
    const json = { kind: 'captions', cues: [{ start: 1, end: 2, text: 'Mine' }], version: 1 };
    const put = (version: number) =>
      client.call('PUT', '/clientapi/v1/videos/v1/cues/en', { json: { ...json, version } });
    expect(await put(1)).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
    expect((await put(2)).status).toBe(200);
  },
  async 'texts-hostile'() {
    const { client } = await signedIn('texts-hostile');
    const address = '/clientapi/v1/translations?filter={"namespace":"shop"}&range=[0,9]';
    const { body } = await client.call('GET', address);
    const keys = (body as { key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['shop.motto', 'shop.notice', 'shop.shipping']));
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
  async 'guide-waiting'() {
    const { guides } = await guidesOf('guide-waiting');
    expect(await guides()).toMatchObject({ waiting: 1, lead: 'first-steps' });
  },
  async 'guide-required'() {
    const { guides } = await guidesOf('guide-required');
    const [run] = (await guides()).runs;
    expect([run?.mayHide, run?.steps.every(({ required }) => required)]).toEqual([false, true]);
  },
  async 'guide-stale'() {
    const { move } = await guidesOf('guide-stale');
    const { body, status } = await move('done', { stepId: 'welcome', revision: 1 });
    expect([status, body]).toMatchObject([409, { code: 'stale', current: { current: 'language' } }]);
  },
  async 'guide-withdrawn'() {
    const { move } = await guidesOf('guide-withdrawn');
    const { body, status } = await move('done', { stepId: 'welcome', revision: 1 });
    expect([status, body]).toMatchObject([409, { code: 'paused' }]);
  },
  async 'guide-failing'() {
    const { move } = await guidesOf('guide-failing');
    const step = { stepId: 'welcome', revision: 1 };
    expect([(await move('done', step)).status, (await move('done', step)).status]).toEqual([500, 200]);
  },
  async 'guide-anchor-missing'() {
    const { guides } = await guidesOf('guide-anchor-missing');
    const [run] = (await guides()).runs;
    expect(run?.steps.map(({ anchor, ifMissing }) => [anchor, ifMissing])).toEqual([
      ['library.shelf', 'panel'],
      ['library.shelf', 'skip'],
      [null, 'panel'],
    ]);
  },
  async 'guide-no-permission'() {
    const { guides } = await guidesOf('guide-no-permission');
    const [run] = (await guides()).runs;
    expect(run?.steps.filter(({ state }) => state === 'notForYou')).toHaveLength(3);
  },
  async 'messages-live'() {
    const { banners, unread } = await currentOf('messages-live');
    expect([banners.map(({ severity }) => severity), unread]).toEqual([['warning', 'info', 'info'], 5]);
  },
  async 'messages-modal'() {
    const { banners, modal } = await currentOf('messages-modal');
    expect([banners, modal]).toMatchObject([[], { acknowledge: true, hasBody: true }]);
  },
  async 'messages-critical'() {
    expect((await currentOf('messages-critical')).banners).toMatchObject([{ severity: 'critical' }]);
  },
  async 'messages-next-minute'() {
    const { banners, unread } = await currentOf('messages-next-minute');
    const [{ from = '', until = '' } = {}] = banners;
    expect(unread).toBe(2);
    expect(Date.parse(from) - Date.now()).toBeGreaterThan(0);
    expect(Date.parse(until) - Date.parse(from)).toBe(60_000);
  },
  async 'messages-many'() {
    const { banners, further, unread } = await currentOf('messages-many');
    expect([banners.length, further, unread, banners[0]?.severity]).toEqual([10, 190, 202, 'critical']);
  },
  async 'messages-hostile'() {
    const { banners } = await currentOf('messages-hostile');
    expect(JSON.stringify(banners)).toContain('javascript:alert(1)');
    expect(banners.map(({ language }) => language)).toContain('ar');
  },
  async 'messages-failing'() {
    const { client } = await signedIn('messages-failing');
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(await client.call('GET', '/clientapi/v1/admin/current-messages'));
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 200, 429]);
    expect(answers[3]?.headers.get('Retry-After')).toBe('120');
    expect((await profile(client)).status).toBe(200);
  },
  async 'figures-slow'() {
    const answer = figures('figures-slow', ['visits']);
    expect(await after(19_000, answer)).toBeUndefined();
    expect(await after(2_000, answer)).toMatchObject([{ ok: true }]);
  },
  async 'figures-too-slow'() {
    const answer = figures('figures-too-slow', ['visits', 'orders']);
    expect(await after(29_000, answer)).toBeUndefined();
    expect(await after(2_000, answer)).toMatchObject([{ code: 'too_slow' }, { code: 'too_slow' }]);
  },
  async 'figures-none'() {
    const [visits] = await figures('figures-none', ['visits'], { dimensions: ['country'] });
    expect([visits?.totals.visits?.value, visits?.rows]).toEqual([0, []]);
  },
  async 'figures-one-failing'() {
    const [visits, orders] = await figures('figures-one-failing', ['visits', 'orders']);
    expect([visits?.code, orders?.ok]).toEqual(['too_slow', true]);
  },
  async 'figures-outage'() {
    const [visits, orders] = await figures('figures-outage', ['visits', 'orders']);
    expect([visits?.totals.visits?.missing, orders?.totals.orders?.missing]).toEqual([7, undefined]);
  },
  async 'figures-provisional'() {
    const [visits] = await figures('figures-provisional', ['visits']);
    expect(visits?.buckets.filter(({ state }) => state === 'provisional')).toHaveLength(7);
  },
  async 'figures-hidden'() {
    const [readers] = await figures('figures-hidden', ['active_readers'], { dimensions: ['institution'] });
    const hidden = readers?.rows.filter(({ values }) => values.active_readers?.reason === 'suppressed');
    expect(hidden?.length).toBeGreaterThan(15);
    expect(readers?.totals.active_readers?.value).toBeGreaterThan(100);
  },
  async 'figures-huge'() {
    const [visits] = await figures('figures-huge', ['visits']);
    expect(visits?.totals.visits?.value).toBeGreaterThan(1e12);
  },
  async 'figures-negative'() {
    const more = { filter: { currency_eq_any: ['EUR'] } };
    const [revenue] = await figures('figures-negative', ['revenue_net'], more);
    expect(revenue?.totals.revenue_net?.value).toBeLessThan(0);
  },
  async 'figures-one-currency'() {
    const [revenue] = await figures('figures-one-currency', ['revenue_net']);
    expect(revenue?.totals.revenue_net).toMatchObject({ currency: 'EUR', value: expect.any(Number) });
  },
  async 'figures-restated'() {
    const { client } = await signedIn('figures-restated');
    const revisionOf = async (id: string) => {
      const queries = [{ id, metrics: ['visits'], ...ofLast30days }];
      const { body } = await client.call('POST', '/clientapi/v1/figures/actions/query', {
        json: { queries },
      });
      return (body as { revision: number }).revision;
    };
    expect([await revisionOf('main'), await revisionOf('rows')]).toEqual([41, 42]);
  },
  async 'figures-metric-gone'() {
    const [visits, orders] = await figures('figures-metric-gone', ['visits', 'orders']);
    expect([visits?.code, orders?.ok]).toEqual(['unknown_metric', true]);
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
    expect((await list(client, 'users')).headers.get('Content-Range')).toBe('users 0-0/10000');
    expect((await list(client, 'groups', '/api/')).headers.get('Content-Range')).toBe('groups 0-0/1000');
  },
  async 'dashboard-none'() {
    const { client } = await signedIn('dashboard-none');
    expect((await layout(client)).body).toMatchObject({ source: 'own', version: 0, widgets: [] });
    await saveLayout(client, 0);
    expect((await layout(client)).body).toMatchObject({ source: 'own', version: 1, widgets: placed });
  },
  async 'dashboard-one-failing'() {
    const { client } = await signedIn('dashboard-one-failing');
    expect((await count(client, 'messages')).status).toBe(500);
    expect((await count(client, 'users')).status).toBe(200);
  },
  async 'dashboard-one-slow'() {
    const { client } = await signedIn('dashboard-one-slow');
    const slow = count(client, 'messages');
    expect((await count(client, 'users')).status).toBe(200);
    expect(await after(19_999, slow)).toBeUndefined();
    expect(await after(100, slow)).toMatchObject({ status: 200 });
  },
  async 'dashboard-unknown-widget'() {
    const { client } = await signedIn('dashboard-unknown-widget');
    expect(JSON.stringify((await layout(client)).body)).toContain('library/loans');
    await saveLayout(client, 0);
    expect((await layout(client)).body).toMatchObject({ widgets: placed });
  },
  async 'dashboard-layout-failing'() {
    const { client } = await signedIn('dashboard-layout-failing');
    expect((await layout(client)).status).toBe(500);
    expect((await count(client, 'users')).status).toBe(200);
  },
  async 'dashboard-busy'() {
    const { client } = await signedIn('dashboard-busy');
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await count(client, 'users')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await vi.advanceTimersByTimeAsync(5_001);
    expect((await count(client, 'users')).status).toBe(200);
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
