import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { sourceTexts } from '../../../vite/translationsPlugin';
import { clientOf, type FixtureClient, signInAs } from '../fixtureClient';

/** A server with scenarios active from the start, and a client. */
function serverWith(...scenarios: string[]) {
  const api = createFixtureApi({ scenarios });
  return { api, client: clientOf(api) };
}

async function signedIn(...scenarios: string[]) {
  const server = serverWith(...scenarios);
  expect((await signInAs.admin(server.client)).status).toBe(200);
  return server;
}

/** Sends a call written as `GET admin/profile`, or with a whole path. */
function send(client: FixtureClient, call: string, json: object = {}) {
  const [method = '', path = ''] = call.split(' ');
  const address = path.startsWith('/') ? path : `/clientapi/v1/${path}`;
  return client.call(method, address, method === 'GET' ? {} : { json });
}

const profile = 'GET admin/profile';
const saveProfile = 'POST admin/profile';
const languages = 'GET /api/groups/languages';
const german = 'GET /assets/i18n/lang-de.json';
const guides = 'GET admin/onboarding';
const current = 'GET admin/current-messages?language=en';
const layout = 'GET dashboard-layouts/own';
const count = 'POST users/actions/count';
const messageCount = 'POST messages/actions/count';
const figures = 'POST figures/actions/query';
const ada = { name: 'Ada' };
const filters = { filters: { all: {} } };

const ofLast30days = { period: { preset: 'last30days' }, compare: { mode: 'previousPeriod' } };
const asks = (metrics: readonly string[], more: object = {}) => ({
  queries: metrics.map((id) => ({ id, metrics: [id], ...ofLast30days, ...more })),
});
const result = (...results: object[]) => ({ results });

type Answered = [scenario: string, call: string, statuses: number[], body?: unknown, json?: object];

/** A call of the administrator, repeated for each status; the last answer must have the body. */
const answers: Answered[] = [
  ['anti-forgery-rejected', saveProfile, [403], { code: 'anti_forgery' }, ada],
  ['bare-server', 'POST admin/password', [404]],
  ['permissions-none', profile, [200], { permissions: [] }],
  ['permissions-unknown', profile, [200], { permissions: expect.arrayContaining(['time-travel']) }],
  ['permissions-malformed', profile, [200], { permissions: { 'user-management': true } }],
  ['profile-incomplete', profile, [200], expect.not.objectContaining({ email: expect.anything() })],
  ['profile-hostile', profile, [200], { name: expect.stringContaining('<img src=x onerror=') }],
  ['profile-failing', profile, [500, 500]],
  ['profile-recovering', profile, [500, 200]],
  ['save-failing', saveProfile, [500, 500], {}, ada],
  ['save-failing-once', saveProfile, [500, 204], '', ada],
  ['audience-forbidden', 'GET admin/audiences', [403]],
  ['help-none', 'GET admin/help?page=/profile&language=en', [200], { unseen: 0, videos: [], begun: [] }],
  ['help-failing', 'GET admin/help/topics?language=en', [500]],
  ['video-missing', 'GET admin/help/v11?language=en', [404]],
  [
    'captions-hostile',
    'GET admin/help/v11/cues/en',
    [200],
    { cues: expect.arrayContaining([expect.objectContaining({ start: 16, end: 14 })]) },
  ],
  [
    'texts-hostile',
    'GET translations?filter={"namespace":"shop"}&range=[0,9]',
    [200],
    expect.arrayContaining([expect.objectContaining({ key: 'shop.notice' })]),
  ],
  [
    'module-hostile',
    'GET modules?filter={"q":"feed"}&range=[0,9]',
    [200],
    [expect.objectContaining({ settings: expect.objectContaining({ field1: '<b>bold</b>' }) })],
  ],
  ['guide-waiting', guides, [200], { waiting: 1, lead: 'first-steps' }],
  ['guide-required', guides, [200], { runs: [{ mayHide: false }] }],
  [
    'guide-anchor-missing',
    guides,
    [200],
    {
      runs: [
        {
          steps: [
            { anchor: 'library.shelf' },
            { ifMissing: 'skip' },
            { anchor: 'default-translations.tools' },
          ],
        },
      ],
    },
  ],
  ['guide-hostile', guides, [200], { runs: [{ steps: [{}, {}, {}] }] }],
  [
    'guide-no-permission',
    guides,
    [200],
    { runs: [{ steps: expect.arrayContaining([expect.objectContaining({ state: 'notForYou' })]) }] },
  ],
  ['messages-live', current, [200], { unread: 5, banners: [{ severity: 'warning' }, {}, {}] }],
  ['messages-modal', current, [200], { banners: [], modal: { acknowledge: true, hasBody: true } }],
  ['messages-critical', current, [200], { banners: [{ severity: 'critical' }] }],
  ['messages-many', current, [200, 200], { further: 190, unread: 202 }],
  ['messages-hostile', current, [200], { banners: [{}, { language: 'ar' }, {}] }],
  ['messages-failing', current, [500, 200, 200, 429]],
  ['figures-none', figures, [200], result({ rows: [] }), asks(['visits'], { dimensions: ['country'] })],
  [
    'figures-one-failing',
    figures,
    [200],
    result({ code: 'too_slow' }, { ok: true }),
    asks(['visits', 'orders']),
  ],
  ['figures-outage', figures, [200], result({ totals: { visits: { missing: 7 } } }), asks(['visits'])],
  [
    'figures-provisional',
    figures,
    [200],
    result({ buckets: expect.arrayContaining([expect.objectContaining({ state: 'provisional' })]) }),
    asks(['visits']),
  ],
  [
    'figures-hidden',
    figures,
    [200],
    result({
      rows: expect.arrayContaining([
        expect.objectContaining({
          values: { active_readers: expect.objectContaining({ reason: 'suppressed' }) },
        }),
      ]),
    }),
    asks(['active_readers'], { dimensions: ['institution'] }),
  ],
  [
    'figures-one-currency',
    figures,
    [200],
    result({ totals: { revenue_net: { currency: 'EUR' } } }),
    asks(['revenue_net']),
  ],
  [
    'figures-restated',
    figures,
    [200],
    { revision: 42 },
    { queries: [{ ...asks(['visits']).queries[0], id: 'rows' }] },
  ],
  [
    'figures-hostile',
    'POST figures/actions/values',
    [200],
    { values: [{ label: '=mc²: A History of the Formula' }] },
    { dimension: 'title', q: 'mc²', query: { metrics: ['item_requests'], period: { preset: 'last30days' } } },
  ],
  [
    'figures-metric-gone',
    figures,
    [200],
    result({ code: 'unknown_metric' }, { ok: true }),
    asks(['visits', 'orders']),
  ],
  ['languages-empty', languages, [200], []],
  ['languages-malformed', languages, [200], { languages: expect.any(String) }],
  ['translation-missing', german, [404]],
  ['translation-hostile', german, [200], { ra: 12 }],
  ['records-none', 'GET users?range=[0,9]', [200], []],
  ['records-one', 'GET users?range=[0,9]', [200], [{}]],
  ['dashboard-none', layout, [200], { source: 'own', version: 0, widgets: [] }],
  ['dashboard-unknown-widget', layout, [200], { widgets: [{}, { widget: 'library/loans' }, {}] }],
  ['dashboard-layout-failing', layout, [500]],
  ['dashboard-one-failing', messageCount, [500], {}, filters],
  ['dashboard-busy', count, [200, 200, 429, 429], {}, filters],
];

/** A call with the least and the most milliseconds until its answer. */
type Delayed = [string, call: string, least: number, most: number, json?: object];

const delays: Delayed[] = [
  ['slow', languages, 800, 2_100],
  ['translation-slow', german, 8_000, 8_100],
  ['dashboard-one-slow', messageCount, 20_000, 20_100, filters],
  ['figures-slow', figures, 19_000, 21_000, asks(['visits'])],
  ['figures-too-slow', figures, 29_000, 31_000, asks(['visits'])],
];

/** What a promise has become after some time; `undefined` while it waits. */
async function settledAfter<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let settled: T | undefined;
  void promise.then((value) => {
    settled = value;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return settled;
}

async function refreshed(client: FixtureClient) {
  const answer = await client.refresh();
  client.accessToken = (answer.body as { access_token?: string }).access_token;
  return answer;
}

/** Begins the first guide and completes its first step. */
async function firstStep(scenario: string) {
  const { client } = await signedIn(scenario);
  await send(client, guides);
  await send(client, 'POST admin/onboarding/first-steps/actions/start', { revision: 0 });
  const done = () =>
    send(client, 'POST admin/onboarding/first-steps/actions/done', { stepId: 'welcome', revision: 1 });
  return [await done(), await done()];
}

/** Turns off the module `search`. */
async function switchIn(scenario: string) {
  const { api, client } = await signedIn(scenario);
  const id = api.records('modules').find(({ key }) => key === 'search')?.id;
  const turn = (more: object) =>
    send(client, 'POST modules/actions/switch', { changes: [{ id, enabled: false }], ...more });
  return { turn, plan: ((await turn({ dryRun: true })).body as { plan: string }).plan };
}

/** The total of a figure. */
async function totalOf(scenario: string, metric: string, more: object = {}) {
  const { client } = await signedIn(scenario);
  const { body } = await send(client, figures, asks([metric], more));
  return (body as { results: { totals: Record<string, { value: number }> }[] }).results[0]?.totals[metric]
    ?.value;
}

/** The scenarios that need more than one kind of call. */
const stories: Readonly<Record<string, () => Promise<void>>> = {
  async offline() {
    expect((await send(serverWith('offline').client, languages)).status).toBe(0);
  },
  async flaky() {
    const course = async () => {
      const { client } = serverWith('flaky');
      const statuses: number[] = [];
      for (let i = 0; i < 60; i++) statuses.push((await send(client, languages)).status);
      return statuses;
    };
    const statuses = await course();
    expect([...new Set(statuses)].sort()).toEqual([0, 200, 503]);
    expect(await course()).toEqual(statuses);
  },
  async 'mail-failing'() {
    const { client } = await signedIn('mail-failing');
    expect(await send(client, 'POST messages/any/actions/remind')).toMatchObject({
      body: { code: 'no_mail' },
    });
  },
  async 'token-expired'() {
    const { client, api } = await signedIn('token-expired');
    expect(await send(client, profile)).toMatchObject({ status: 403, body: { code: 'token_expired' } });
    await refreshed(client);
    expect((await send(client, profile)).status).toBe(200);
    // As after a reload with this scenario, the earlier token is no longer valid.
    api.configure({ scenarios: ['token-expired'] });
    expect((await send(client, profile)).status).toBe(403);
  },
  async 'token-short-lived'() {
    const { client } = await signedIn('token-short-lived');
    await vi.advanceTimersByTimeAsync(4_999);
    expect((await send(client, profile)).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1);
    expect((await send(client, profile)).status).toBe(403);
  },
  async 'token-never-valid'() {
    const { client } = await signedIn('token-never-valid');
    await refreshed(client);
    expect((await send(client, profile)).status).toBe(403);
  },
  async 'refresh-refused'() {
    const { client } = await signedIn('refresh-refused');
    expect(await client.refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  },
  async 'refresh-hanging'() {
    const { client } = await signedIn('refresh-hanging');
    expect(await settledAfter(600_000, client.refresh())).toBeUndefined();
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
    const answer = await signInAs.admin(serverWith('sign-in-refused').client);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  },
  async 'sign-in-slow'() {
    const answer = signInAs.admin(serverWith('sign-in-slow').client);
    expect(await settledAfter(3_999, answer)).toBeUndefined();
    expect(await settledAfter(1, answer)).toMatchObject({ status: 200 });
  },
  async 'sign-in-html'() {
    const { status, body } = await serverWith('sign-in-html').client.token({ grant_type: 'password' });
    expect([status, body]).toEqual([200, expect.stringMatching(/^<!doctype html>/)]);
  },
  async 'save-conflicting'() {
    const { client, api } = await signedIn('save-conflicting');
    const [role] = api.records('roles');
    const put = (version?: number) => send(client, `PUT roles/${role?.id}`, { description: 'Mine', version });
    expect(await put(role?.version)).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { name: `${role?.name} *`, version: 2 } },
    });
    // Records that say who changed them, and when, name the other person and now.
    const begin = Date.now();
    const message = api.records('messages').find(({ updatedBy }) => Object(updatedBy).name !== 'Emil Sommer');
    const edit = { name: 'Mine', version: message?.version };
    const { current } = (await send(client, `PUT messages/${message?.id}`, edit)).body as {
      current: { updatedAt: string; updatedBy: object };
    };
    expect(current.updatedBy).toMatchObject({ name: 'Emil Sommer' });
    expect(Date.parse(current.updatedAt)).toBeGreaterThanOrEqual(begin);
    expect(await put(2)).toMatchObject({ status: 200, body: { description: 'Mine' } });
  },
  async 'module-plan-changed'() {
    const { turn, plan } = await switchIn('module-plan-changed');
    const refused = await turn({ plan });
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
    expect((await turn({ plan: (refused.body as { plan: string }).plan })).status).toBe(200);
  },
  async 'module-switch-failing'() {
    const { turn, plan } = await switchIn('module-switch-failing');
    expect([(await turn({ plan })).status, (await turn({ plan })).status]).toEqual([500, 500]);
  },
  async 'module-save-conflicting'() {
    const { client, api } = await signedIn('module-save-conflicting');
    const teasers = api.records('modules').find(({ key }) => key === 'teaser');
    const targeting = { default: 'on', rules: [] };
    const put = (version?: number) => send(client, `PUT modules/${teasers?.id}`, { targeting, version });
    expect(await put(teasers?.version)).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        current: {
          settings: { teaserLength: 299, headline: { en: 'Fresh from the press *' }, layout: 'tiles' },
          targeting: { rules: [{ state: 'on' }, { state: 'off', settings: { teaserLength: 119 } }] },
          version: 2,
        },
      },
    });
    expect(await put(2)).toMatchObject({ status: 200, body: { targeting, settings: { teaserLength: 299 } } });
  },
  async 'positions-save-conflicting'() {
    const { client, api } = await signedIn('positions-save-conflicting');
    const head = api.records('positions').find(({ key }) => key === 'home-head');
    const [menu, search, languages] = (head?.moduleIds ?? []) as string[];
    const save = (version?: number) =>
      send(client, 'POST positions/actions/save', {
        positions: [{ id: head?.id, moduleIds: [search, menu], version }],
      });
    expect(await save(head?.version)).toMatchObject({
      status: 409,
      body: { code: 'stale', positions: [{ moduleIds: [languages, menu, search], version: 2 }] },
    });
    expect(await save(2)).toMatchObject({
      status: 200,
      body: { positions: [{ moduleIds: [search, menu] }] },
    });
  },
  async 'video-expired'() {
    const { client } = await signedIn('video-expired');
    const video = await send(client, 'GET admin/help/v11?language=en');
    const { src } = (video.body as { source: { src: string } }).source;
    expect([(await client.call('GET', src)).status, (await client.call('GET', src)).status]).toEqual([
      403, 206,
    ]);
  },
  async 'help-blocked'() {
    const { api } = serverWith('help-blocked');
    const { policy } = api.scenarioCatalogue.find(({ name }) => name === 'help-blocked') ?? {};
    expect(policy).toContain("media-src 'none'");
  },
  async 'captions-conflicting'() {
    const { client } = await signedIn('captions-conflicting');
    const put = (version: number) =>
      send(client, 'PUT videos/v1/cues/en', {
        kind: 'captions',
        cues: [{ start: 1, end: 2, text: 'Mine' }],
        version,
      });
    expect(await put(1)).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
    expect((await put(2)).status).toBe(200);
  },
  async 'texts-publish-stale'() {
    const { client } = await signedIn('texts-publish-stale');
    const publish = async (dryRun: boolean) => {
      const { version } = (await send(client, 'GET translation-languages/de')).body as { version: number };
      const order = { languages: [{ id: 'de', version }], dryRun };
      const { body } = await send(client, 'POST translation-languages/actions/publish', order);
      return (body as { results: { ok: boolean; code?: string }[] }).results[0];
    };
    expect(await publish(true)).toMatchObject({ ok: true });
    expect(await publish(false)).toMatchObject({ ok: false, code: 'stale' });
    expect(await publish(false)).toMatchObject({ ok: true });
  },
  async 'texts-new-build'() {
    const { client } = await signedIn('texts-new-build');
    await send(client, 'GET translation-languages');
    expect((await send(client, 'GET translation-languages/en')).body).toMatchObject({ build: 'former' });
    const { body } = await send(client, 'POST translations/actions/sync', {
      ...sourceTexts('i18n'),
      dryRun: true,
    });
    expect(Object.values(body as Record<string, unknown[]>).map((keys) => keys.length)).toEqual([34, 6, 3]);
  },
  async 'guide-stale'() {
    const [first] = await firstStep('guide-stale');
    expect(first).toMatchObject({ status: 409, body: { code: 'stale', current: { current: 'profile' } } });
  },
  async 'guide-withdrawn'() {
    expect((await firstStep('guide-withdrawn'))[0]).toMatchObject({ status: 409, body: { code: 'paused' } });
  },
  async 'guide-failing'() {
    expect((await firstStep('guide-failing')).map(({ status }) => status)).toEqual([500, 200]);
  },
  async 'messages-next-minute'() {
    const { client } = await signedIn('messages-next-minute');
    const { body } = await send(client, current);
    const [{ from, until } = { from: '', until: '' }] = (
      body as { banners: { from: string; until: string }[] }
    ).banners;
    expect(Date.parse(from)).toBeGreaterThan(Date.now());
    expect(Date.parse(until) - Date.parse(from)).toBe(60_000);
  },
  async 'figures-huge'() {
    expect(await totalOf('figures-huge', 'visits')).toBeGreaterThan(1e12);
  },
  async 'figures-negative'() {
    const euros = { filter: { currency_eq_any: ['EUR'] } };
    expect(await totalOf('figures-negative', 'revenue_net', euros)).toBeLessThan(0);
  },
  async 'languages-many'() {
    expect((await send(serverWith('languages-many').client, languages)).body).toHaveLength(10_003);
  },
  async 'records-many'() {
    const { client } = await signedIn('records-many');
    const rangeOf = async (call: string) => (await send(client, call)).headers.get('Content-Range');
    expect(await rangeOf('GET users?range=[0,0]')).toBe('users 0-0/10000');
    expect(await rangeOf('GET /api/groups?range=[0,0]')).toBe('groups 0-0/1000');
  },
};

const { scenarioCatalogue } = createFixtureApi();
const keys = scenarioCatalogue
  .map(({ name }) => /^only-(.+)$/.exec(name)?.[1])
  .filter((key) => key !== undefined);

describe('a scenario', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2025-06-01') }));
  afterEach(() => void vi.useRealTimers());

  it.each<Answered>(answers)('%s answers %s with %j', async (scenario, call, statuses, body, json) => {
    const { client } = await signedIn(scenario);
    const answers = [];
    for (const _ of statuses) answers.push(await send(client, call, json));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    if (body !== undefined) expect({ body: answers.at(-1)?.body }).toMatchObject({ body });
  });

  it.each<Delayed>(delays)('%s answers %s after %i ms', async (scenario, call, least, most, json) => {
    const { api, client } = serverWith();
    await signInAs.admin(client);
    api.configure({ scenarios: [scenario] });
    const answer = send(client, call, json);
    expect(await settledAfter(least - 1, answer)).toBeUndefined();
    expect(await settledAfter(most - least + 1, answer)).toBeDefined();
  });

  it.each(Object.entries(stories))('%s changes the server as described', (_name, story) => story());

  it.each(keys)('only-%s leaves this key alone, a finer one with that of its area', async (key) => {
    const { client } = await signedIn(`only-${key}`);
    const permissions = key.includes('.') ? [key.slice(0, key.indexOf('.')), key] : [key];
    expect((await send(client, profile)).body).toMatchObject({ permissions });
  });

  it('is tested here', () => {
    const tested = [...answers, ...delays].map(([name]) => name);
    const all = [...tested, ...Object.keys(stories), ...keys.map((key) => `only-${key}`)];
    expect(all.sort()).toEqual(scenarioCatalogue.map(({ name }) => name).sort());
  });
});
