import { describe, expect, it } from 'vitest';
import { createRefusals } from '@/fixture-api/createRefusals';
import { recordCall } from '@/fixture-api/crud/recordCalls';
import type { Verb } from '@/fixture-api/crud/verbs';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import type { StoredRecord } from '@/fixture-api/store';
import { createTestApi, signInAs } from '../fixtureClient';

interface Paper extends StoredRecord {
  readonly name: string;
  readonly status: 'draft' | 'printed' | 'recalled';
  readonly pages: number;
}

const { refused, refuse, errorsOf } = createRefusals('kiosk.refusals');

const verbs: Readonly<Record<string, Verb<Paper>>> = {
  edit: { from: ['draft', 'printed'], otherwise: 'recalled' },
  print: {
    from: ['draft'],
    otherwise: { printed: 'already_printed', recalled: 'recalled' },
    refuse: ({ pages }) => (pages === 0 ? 'empty' : undefined),
    run: (_paper, { body }) => ({ status: 'printed', copies: body.copies ?? 1 }),
    preview: ({ pages }) => ({ sheets: pages / 2 }),
    bulk: false,
  },
  callBack: { from: ['printed'], otherwise: 'not_printed', run: () => ({ status: 'recalled' }) },
  announce: { run: () => ({}) },
  sell: { refuse: ({ status }) => (status === 'printed' ? undefined : 'not_printed') },
};

const kiosk = defineFixtures({
  permission: 'kiosk',
  actions: ['view', 'edit'],
  resources: {
    papers: {
      count: 3,
      seed: ({ index }) => ({
        id: `p${index}`,
        name: `Paper ${index}`,
        ...{ status: 'draft', pages: index * 4, secret: 1 },
      }),
      writable: { create: ['name'], change: ['name', 'pages'] },
      validate: ({ name }) => errorsOf({ name: name === '' ? 'no_name' : undefined }),
      verbs,
      refused,
      refuseDelete: ({ status }) => (status === 'draft' ? undefined : refused('printed')),
      derive: ({ pages }) => ({ isThin: Number(pages) < 5 }),
      duplicate: ({ pages }, { body }) => ({ name: body.name, pages, status: 'draft' }),
      isStamped: true,
      history: {},
    },
  },
  calls: [
    recordCall<Paper>('papers', { method: 'GET', path: 'weight' }, ({ pages }) => ({ grams: pages * 5 })),
    recordCall<Paper>(
      'papers',
      { method: 'POST', path: 'actions/tear' },
      (paper, { changes, body, view }) => {
        const torn = changes.change('papers', paper.id, { pages: paper.pages - Number(body.pages) });
        return Number(torn.pages) < 0 ? refuse('too_many', { left: paper.pages }) : view(torn);
      },
    ),
  ],
});

const now = Date.parse('2026-11-28T12:00:00Z');

async function open(scenarios: string[] = []) {
  const { api, client } = createTestApi({ areas: [kiosk], scenarios, now: () => now });
  await signInAs[scenarios.length > 0 ? 'guest' : 'admin'](client);
  const papers = '/clientapi/v1/papers';
  const call = async (method: string, path: string, json?: object) => {
    const { status, body } = await client.call(method, `${papers}/${path}`, json && { json });
    return [status, body] as [number, Record<string, unknown>];
  };
  const stored = (id: string) => api.records('papers').find((paper) => paper.id === id);
  return { api, call, act: (path: string, json: object = {}) => call('POST', path, json), stored };
}

/** Every call on one record, by method, path below it, and body. */
const every: [string, string, object?][] = [
  ['PUT', '', { name: 'Other' }],
  ['DELETE', ''],
  ['POST', '/actions/print', {}],
  ['POST', '/actions/call-back', {}],
  ['POST', '/actions/duplicate', { name: 'Copy' }],
  ['POST', '/actions/tear', { pages: 1 }],
];

describe('every call on one record', () => {
  it.each([...every, ['GET', '/weight'] as [string, string]])(
    '%s %s is 404 without the record',
    async (method, path, body) => {
      const { call } = await open();
      expect(await call(method, `nowhere${path}`, body)).toMatchObject([404, { code: 'not_found' }]);
    },
  );

  it.each(every)('%s %s refuses another version with the current record', async (method, path, body) => {
    const { call, stored } = await open();
    const [, current] = await call('GET', 'p1');
    const at = body ? `p1${path}` : `p1${path}?version=7`;
    expect(await call(method, at, body && { ...body, version: 7 })).toEqual([
      409,
      { code: 'stale', current },
    ]);
    expect(stored('p1')).toMatchObject({ version: 1 });
  });

  it.each(every)('%s %s needs the permission of its action', async (method, path, body) => {
    const { call } = await open(['only-kiosk.view']);
    expect(await call(method, `p1${path}`, body)).toEqual([403, { code: 'permission_denied' }]);
    expect((await call('GET', 'p1/weight'))[0]).toBe(200);
  });

  it.each(every.filter(([, , body]) => body))(
    '%s %s changes nothing in a dry run',
    async (method, path, body) => {
      const { api, call } = await open();
      const before = api.records('papers');
      await call(method, `p1${path}`, { ...body, dryRun: true });
      expect(api.records('papers')).toEqual(before);
      expect(await call(method, `p1${path}`, { ...body, dryRun: 1 })).toMatchObject([
        400,
        { code: 'bad_request' },
      ]);
    },
  );
});

describe('a verb', () => {
  it('changes its record, and answers it as a GET does, with who did it and when', async () => {
    const { call, act } = await open();
    const [status, body] = await act('p1/actions/print', { copies: 3, version: 1 });
    expect([status, body]).toMatchObject([200, { status: 'printed', copies: 3, isThin: true, version: 2 }]);
    expect(body).toMatchObject({
      updatedAt: '2026-11-28T12:00:00.000Z',
      updatedBy: { id: 'admin@publisher.example' },
    });
    expect((await call('GET', 'p1'))[1]).toEqual(body);
    // Who and when is the event itself.
    const [, [event]] = (await call('GET', 'p1/history')) as unknown as [
      number,
      { changes: { field: string }[] }[],
    ];
    expect(event?.changes.map(({ field }) => field)).toEqual(['status', 'copies']);
  });

  it('refuses what access says, with its text', async () => {
    const { call, act } = await open();
    const accessOf = async (id: string) => (await call('GET', id))[1].access;
    expect(await accessOf('p0')).toEqual({ print: 'empty', callBack: 'not_printed', sell: 'not_printed' });
    expect(await act('p0/actions/print')).toEqual([409, { code: 'empty', message: 'kiosk.refusals.empty' }]);
    await act('p1/actions/print');
    expect(await accessOf('p1')).toEqual({ print: 'already_printed', delete: 'printed' });
    expect(await call('DELETE', 'p1')).toMatchObject([409, { code: 'printed' }]);
    await act('p1/actions/call-back');
    expect(await accessOf('p1')).toEqual({
      ...{ edit: 'recalled', print: 'recalled', callBack: 'not_printed' },
      ...{ sell: 'not_printed', delete: 'printed' },
    });
    expect(await call('PUT', 'p1', { name: 'Other' })).toMatchObject([409, { code: 'recalled' }]);
  });

  it('may answer a dry run with what it would mean, whatever prevents it', async () => {
    const { act } = await open();
    expect(await act('p1/actions/print', { dryRun: true })).toEqual([200, { sheets: 2 }]);
    expect(await act('p0/actions/print', { dryRun: true })).toEqual([200, { sheets: 0 }]);
  });

  it('that changes nothing leaves the version; one without a run has no call', async () => {
    const { act } = await open();
    expect(await act('p1/actions/announce')).toMatchObject([200, { version: 1 }]);
    expect(await act('p1/actions/sell')).toMatchObject([404, { code: 'not_found' }]);
  });

  it('is a bulk operation with the same refusals, unless it is for one record alone', async () => {
    const { act, stored } = await open();
    await act('p1/actions/print');
    expect(await act('actions/bulk', { op: 'callBack', ids: ['p0', 'p1'] })).toEqual([
      200,
      {
        results: [
          { id: 'p0', ok: false, code: 'not_printed', message: 'kiosk.refusals.not_printed' },
          { id: 'p1', ok: true },
        ],
      },
    ]);
    expect(stored('p1')).toMatchObject({ status: 'recalled', updatedBy: { id: 'admin@publisher.example' } });
    expect(await act('actions/bulk', { op: 'print', ids: ['p2'] })).toMatchObject([400, {}]);
    expect(await act('actions/bulk', { op: 'edit', ids: ['p2'] })).toMatchObject([400, {}]);
  });
});

it('a PUT sets what a client may set, under the rules', async () => {
  const { call } = await open();
  const change = { name: 'Other', status: 'printed', version: 1, confirmation: 'yes' };
  expect(await call('PUT', 'p1', change)).toMatchObject([
    200,
    { name: 'Other', status: 'draft', version: 2 },
  ]);
  expect(await call('PUT', 'p1', { name: '' })).toEqual([
    422,
    { errors: { name: 'kiosk.refusals.no_name' } },
  ]);
});

it('a copy is a new record of what the resource copies', async () => {
  const { act } = await open();
  const [status, copy] = await act('p2/actions/duplicate', { name: 'Copy' });
  expect([status, copy]).toMatchObject([201, { name: 'Copy', pages: 8, status: 'draft', version: 1 }]);
  expect(copy.id).not.toBe('p2');
  expect(await act('p2/actions/duplicate', { name: '' })).toMatchObject([422, {}]);
});

it('a call of its own is rolled back when it is refused', async () => {
  const { act, stored } = await open();
  expect(await act('p1/actions/tear', { pages: 9 })).toEqual([
    409,
    { code: 'too_many', message: 'kiosk.refusals.too_many', left: 4 },
  ]);
  expect(stored('p1')).toMatchObject({ pages: 4, version: 1 });
  expect(await act('p1/actions/tear', { pages: 1 })).toMatchObject([200, { pages: 3, isThin: true }]);
});
