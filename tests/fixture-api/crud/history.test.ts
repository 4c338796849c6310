import { beforeEach, describe, expect, it } from 'vitest';
import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { createTestApi, type FixtureClient, signInAs } from '../fixtureClient';

let api: FixtureApi;
let client: FixtureClient;
const books = '/clientapi/v1/books';

beforeEach(async () => {
  ({ api, client } = createTestApi());
  await signInAs.admin(client);
});

async function historyOf(id: string, query = '') {
  const answer = await client.call('GET', `${books}/${id}/history${query}`);
  // A history answers events; a refusal is not looked at through this.
  const events = answer.body as { id: string; action: string; actor: unknown; changes: unknown[] }[];
  return { ...answer, events, range: answer.headers.get('Content-Range') };
}
const idOf = (index: number) => api.records('books')[index]?.id ?? '';

describe('the history of a record', () => {
  it('has each creation, change and deletion, the latest first, with both sides of what was changed', async () => {
    const created = await client.call('POST', books, { json: { title: 'New', pages: 1 } });
    const { id } = created.body as { id: string };
    await client.call('PUT', `${books}/${id}`, { json: { title: 'Newer', pages: 1, isLent: false } });
    await client.call('DELETE', `${books}/${id}`);
    const { events, range, status } = await historyOf(id);
    expect([status, range]).toEqual([200, 'events 0-2/3']);
    expect(events.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(events[1]?.changes).toEqual([
      { field: 'title', before: 'New', after: 'Newer' },
      { field: 'isLent', after: false },
    ]);
    expect(events[0]).toMatchObject({ actor: { id: 'admin@publisher.example' } });
    expect(events[0]).not.toHaveProperty('recordId');
  });

  it('is answered in pages', async () => {
    const id = idOf(0);
    for (const title of ['One', 'Two', 'Three'])
      await client.call('PUT', `${books}/${id}`, { json: { title } });
    const { events, range } = await historyOf(id, '?range=[1,2]');
    expect(range).toBe('events 1-2/3');
    expect(events.map(({ changes }) => changes)).toMatchObject([[{ after: 'Two' }], [{ after: 'One' }]]);
  });

  it('knows nothing of what was refused, tried, or no change', async () => {
    const id = idOf(0);
    await client.call('PUT', `${books}/${id}`, { json: { title: '' } });
    await client.call('PUT', `${books}/${id}`, { json: {} });
    const dry = { op: 'update', ids: [id], args: { title: 'Dry' }, dryRun: true };
    await client.call('POST', `${books}/actions/bulk`, { json: dry });
    expect(await historyOf(id)).toMatchObject({ status: 200, events: [], range: 'events */0' });
    await client.call('POST', `${books}/actions/bulk`, { json: { ...dry, dryRun: false } });
    expect((await historyOf(id)).events).toHaveLength(1);
  });

  it('is there for known records of resources that keep it, and unknown otherwise', async () => {
    expect((await historyOf('nobody')).status).toBe(404);
    expect((await client.call('GET', '/api/shelves/shelf-0/history')).status).toBe(404);
  });
});
