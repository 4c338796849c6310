import { describe, expect, it } from 'vitest';
import { createTestApi, signInAs } from '../fixtureClient';

async function openBooks(scenarios: string[] = []) {
  const { api, client } = createTestApi({ scenarios });
  await signInAs.admin(client);
  const count = (filters: unknown, path = '/clientapi/v1/books') =>
    client.call('POST', `${path}/actions/count`, { json: { filters } });
  return { api, client, count };
}

describe('actions/count', () => {
  it('counts by the filters of the list, under the names that the client gives', async () => {
    const { count } = await openBooks();
    const { status, body } = await count({ all: {}, novels: { tags: 'novel' }, ['__proto__']: { id: [] } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('{"all":40,"novels":20,"__proto__":0}');
    expect(body).toMatchObject({ asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) });
  });

  it('is there for each resource that has a list, and no change of its records', async () => {
    const { api, count } = await openBooks();
    expect((await count({ all: {} }, '/clientapi/v1/magazines')).body).toMatchObject({ counts: { all: 0 } });
    expect((await count({ all: {} }, '/api/shelves')).body).toMatchObject({ counts: { all: 3 } });
    expect((await count({ all: {} }, '/clientapi/v1/none')).status).toBe(404);
    expect(api.changes.records).toEqual([]);
  });

  it('refuses what it cannot read, and more than twenty filters', async () => {
    const { count } = await openBooks();
    for (const filters of [undefined, [], 'all', { all: 'all' }, { all: [] }])
      expect((await count(filters)).status).toBe(400);
    const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [index, {}]));
    expect((await count(many(21))).status).toBe(400);
    expect((await count(many(20))).status).toBe(200);
  });

  it('reads: a server that fails to save, and somebody who may only view, count all the same', async () => {
    const { api, client, count } = await openBooks(['save-failing']);
    expect((await count({ all: {} })).status).toBe(200);
    expect((await client.call('POST', '/clientapi/v1/books', { json: { title: 'New' } })).status).toBe(500);
    api.configure({ scenarios: ['only-video-help'] });
    expect((await count({ all: {} })).status).toBe(403);
  });
});
