import { describe, expect, it } from 'vitest';
import { json } from '@/fixture-api/answers';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { createTestApi, signInAs } from './fixtureClient';

const kiosk = defineFixtures({
  permission: 'kiosk',
  actions: ['view', 'edit', 'delete', 'publish'],
  resources: { papers: { count: 2, seed: ({ index }) => ({ name: `Paper ${index}` }) } },
  calls: [
    { method: 'POST', path: 'papers/actions/order', respond: () => json({}) },
    { method: 'POST', path: 'papers/actions/publish', action: 'publish', respond: () => json({}) },
    { method: 'POST', path: 'papers/actions/preview', action: 'view', respond: () => json({}) },
    { method: 'GET', path: 'kiosk/hours', permission: 'none', respond: () => json({ open: 9 }) },
    { method: 'POST', path: 'kiosk/visits', permission: 'none', respond: () => json({ visits: 1 }) },
  ],
});

const open = (...scenarios: string[]) => createTestApi({ areas: [kiosk], scenarios });
const papers = '/clientapi/v1/papers';

/** What the server lets somebody do who holds the area's key and this finer one. */
async function permitted(action: string) {
  const { api, client } = open(`only-kiosk.${action}`);
  await signInAs.guest(client);
  const ids = api.records('papers').map(({ id }) => id);
  const bulk = (op: string) => ({ json: { op, ids, dryRun: true } });
  const answers = {
    list: await client.call('GET', papers),
    read: await client.call('GET', `${papers}/${ids[0]}`),
    create: await client.call('POST', papers, { json: { name: 'New' } }),
    change: await client.call('PUT', `${papers}/${ids[0]}`, { json: { name: 'Other' } }),
    bulkUpdate: await client.call('POST', `${papers}/actions/bulk`, bulk('update')),
    bulkDelete: await client.call('POST', `${papers}/actions/bulk`, bulk('delete')),
    order: await client.call('POST', `${papers}/actions/order`),
    publish: await client.call('POST', `${papers}/actions/publish`),
    preview: await client.call('POST', `${papers}/actions/preview`),
    delete: await client.call('DELETE', `${papers}/${ids[0]}`),
  };
  const refused = Object.values(answers).filter(({ status }) => status === 403);
  for (const { body } of refused) expect(body).toEqual({ code: 'permission_denied' });
  return Object.entries(answers)
    .filter(([, { status }]) => status !== 403)
    .map(([name]) => name);
}

describe('finer actions', () => {
  it.each([
    ['view', ['list', 'read', 'preview']],
    ['edit', ['list', 'read', 'create', 'change', 'bulkUpdate', 'order']],
    ['delete', ['list', 'read', 'bulkDelete', 'delete']],
    ['publish', ['list', 'read', 'publish']],
  ])('with %s alone permit to read, and to write %j', async (action, expected) => {
    expect(await permitted(action)).toEqual(expected);
  });

  it('are all permitted to who holds the key of the area and none of them', async () => {
    const { client } = open();
    await signInAs.admin(client);
    const profile = await client.call('GET', '/clientapi/v1/admin/profile');
    expect(profile.body).toMatchObject({ permissions: expect.not.arrayContaining(['kiosk.edit']) });
    expect((await client.call('POST', papers, { json: {} })).status).toBe(201);
    expect((await client.call('POST', `${papers}/actions/publish`)).status).toBe(200);
  });

  it('do not keep a body that cannot be read from being refused as such', async () => {
    const { client } = open('only-kiosk.view');
    await signInAs.guest(client);
    const answer = await client.call('POST', `${papers}/actions/bulk`, { json: '{' });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });
});

describe('the permission none', () => {
  it('lets everybody call who is signed in, whatever they hold', async () => {
    const { client } = open();
    expect((await client.call('GET', '/clientapi/v1/kiosk/hours')).body).toEqual({
      code: 'not_authenticated',
    });
    await signInAs.guest(client);
    expect((await client.call('GET', '/clientapi/v1/kiosk/hours')).body).toEqual({ open: 9 });
    expect((await client.call('POST', '/clientapi/v1/kiosk/visits')).body).toEqual({ visits: 1 });
    expect((await client.call('GET', papers)).status).toBe(403);
  });

  it('is not among the keys of a profile', async () => {
    const { client } = createTestApi({ areas: [{ permission: 'none' }] });
    await signInAs.admin(client);
    const { body } = await client.call('GET', '/clientapi/v1/admin/profile');
    expect(body).toMatchObject({ permissions: expect.not.arrayContaining(['none']) });
  });
});
