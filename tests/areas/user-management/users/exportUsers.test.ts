import { describe, expect, it, vi } from 'vitest';
import { createUserExport } from '../../../../src/areas/user-management/users/csv/exportUsers';
import { createNameLookup } from '../../../../src/areas/user-management/users/csv/nameLookup';
import { linesOf } from './csvDownloads';

const user = (id: number, fields: object = {}) => ({
  id: `u${id}`,
  name: `Name ${id}`,
  email: `u${id}@example.com`,
  status: 'active',
  roleIds: [],
  groupIds: [],
  language: null,
  lastSignInAt: null,
  createdAt: '2026-01-02T03:04:05+01:00',
  ...fields,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => user(from + index));

/** A server that answers the pages in turn, and knows one role and one group. */
function serverOf(...pages: { data: object[]; total: number }[]) {
  const known = {
    'user-management/roles': [{ id: 'r1', name: 'Editor' }],
    'user-management/groups': [{ id: 'g1', name: 'North', path: [{ id: 'g0', name: 'Sales; all' }] }],
  };
  return {
    getList: vi.fn(async () => pages.shift() ?? { data: [], total: 0 }),
    getMany: vi.fn(async (resource: keyof typeof known, { ids }: { ids: string[] }) => ({
      data: known[resource].filter(({ id }) => ids.includes(id)),
    })),
  };
}

function exportOf(server: ReturnType<typeof serverOf>) {
  const query = { filter: { q: 'x' }, sort: { field: 'name', order: 'DESC' }, separator: ',' } as const;
  // as: it answers with what the schema lets through.
  const run = createUserExport(server as never, query);
  return (signal = new AbortController().signal) => run(signal, () => {});
}

describe('the export of users', () => {
  it('writes a user who moved to a later page once, and says that the set changed', async () => {
    const server = serverOf({ data: range(0, 1000), total: 1500 }, { data: range(999, 1499), total: 1499 });
    const result = await exportOf(server)();
    expect(result).toMatchObject({ count: 1499, total: 1499, complete: false });
    const lines = await linesOf(result.file);
    expect(lines.filter((line) => line.startsWith('u999,'))).toHaveLength(1);
  });

  it('says that users are missing where the server sends fewer than it counts', async () => {
    const server = serverOf({ data: range(0, 100), total: 1200 }, { data: range(1000, 1200), total: 1200 });
    expect(await exportOf(server)()).toMatchObject({ count: 300, total: 1200, complete: false });
  });

  it('asks for the filtered set in its order, 1,000 with each call', async () => {
    const server = serverOf({ data: range(0, 1000), total: 1001 }, { data: range(1000, 1001), total: 1001 });
    expect(await exportOf(server)()).toMatchObject({ count: 1001, complete: true });
    expect(server.getList.mock.calls).toMatchObject(
      [1, 2].map((page) => [
        'user-management/users',
        { filter: { q: 'x' }, sort: { field: 'name', order: 'DESC' }, pagination: { page, perPage: 1000 } },
      ]),
    );
  });

  it('writes names and paths, an unknown id as it is, moments in UTC, and no formula', async () => {
    const odd = user(1, {
      name: '=cmd',
      roleIds: ['r1', 'gone'],
      groupIds: ['g1'],
      lastSignInAt: 'yesterday',
    });
    const { file } = await exportOf(serverOf({ data: [odd], total: 1 }))();
    expect((await linesOf(file))[1]).toBe(
      "u1,'=cmd,u1@example.com,active,Editor | gone,Sales\\; all / North,,yesterday,2026-01-02T02:04:05.000Z",
    );
  });

  it('goes on with the page that failed', async () => {
    const server = serverOf({ data: range(0, 1000), total: 1001 }, { data: range(1000, 1001), total: 1001 });
    const run = exportOf(server);
    const pages = server.getList.getMockImplementation();
    server.getList.mockImplementationOnce(async () => (await pages?.()) ?? { data: [], total: 0 });
    server.getList.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await expect(run()).rejects.toThrow('offline');
    expect(await run()).toMatchObject({ count: 1001, complete: true });
    expect(server.getList).toHaveBeenCalledTimes(3);
  });
});

it('names are asked for once, 100 with each call', async () => {
  const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({
    data: ids.map((id) => ({ id })),
  }));
  // as: only the ids matter here.
  const lookUp = createNameLookup<{ id: string }>({ getMany } as never, 'roles', ({ id }) => `Name of ${id}`);
  const ids = Array.from({ length: 150 }, (_, index) => `${index}`);
  expect((await lookUp([...ids, ...ids]))('149')).toBe('Name of 149');
  await lookUp(['0', '150']);
  expect(getMany.mock.calls.map(([, { ids: asked }]) => asked.length)).toEqual([100, 50, 1]);
});
