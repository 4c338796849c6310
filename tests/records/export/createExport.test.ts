import { describe, expect, it, vi } from 'vitest';
import { createExport, createNameLookup, type ExportQuery } from '@/records/export/createExport';
import { defineExport } from '@/records/export/defineExport';
import { defineReference } from '@/records/references/defineReference';
import { linesOf } from '../csv/downloads';

const books = defineExport({
  name: 'books',
  columns: [
    { name: 'id' },
    { name: 'title' },
    { name: 'pages', value: ({ pages }) => Number(pages) - 1 },
    { name: 'tags' },
    {
      name: 'shelf',
      value: ({ shelfId }) => String(shelfId ?? ''),
      references: defineReference({
        resource: 'library/shelves',
        name: ({ name }) => String(name),
        wholeName: ({ room, name }) => `${room}: ${name}`,
      }),
    },
  ],
});

const book = (id: number, fields: object = {}) => ({
  id: `b${id}`,
  title: `Title ${id}`,
  pages: 100,
  ...fields,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => book(from + index));

/** A server that answers the pages in turn, and knows one record of some resources. */
function serverOf(...pages: { data: object[]; total: number }[]) {
  const recordsByResource: Record<string, { id: string }[]> = {
    'library/shelves': [{ id: 's1', ...{ room: 'Hall', name: 'Shelf 1' } }],
    'library/books': range(0, 250),
  };
  return {
    getList: vi.fn(async () => pages.shift() ?? { data: [], total: 0 }),
    getMany: vi.fn(async (resource: string, { ids }: { ids: string[] }) => ({
      data: (recordsByResource[resource] ?? []).filter(({ id }) => ids.includes(id)),
    })),
  };
}

const all = { filter: { q: 'x' }, sort: { field: 'name', order: 'DESC' } } as const;

function exportOf(server: ReturnType<typeof serverOf>, records: ExportQuery['records'] = all) {
  // as: it answers with what the schema lets through.
  const run = createExport(server as never, books, { resource: 'library/books', records, locale: 'en' });
  return (signal = new AbortController().signal, onProgress = (_done: number, _total: number) => {}) =>
    run(signal, onProgress);
}

describe('the export of a list', () => {
  it('writes a record that moved to a later page once, and says that the list changed', async () => {
    const server = serverOf({ data: range(0, 1000), total: 1500 }, { data: range(999, 1499), total: 1499 });
    const result = await exportOf(server)();
    expect(result).toMatchObject({ count: 1499, total: 1499, complete: false });
    const lines = await linesOf(result.file);
    expect(lines.filter((line) => line.startsWith('b999,'))).toHaveLength(1);
  });

  it('says that records are missing if the server sends fewer than it counts', async () => {
    const server = serverOf({ data: range(0, 100), total: 1200 }, { data: range(1000, 1200), total: 1200 });
    expect(await exportOf(server)()).toMatchObject({ count: 300, total: 1200, complete: false });
  });

  it('writes fields, values, lists and names, an unknown id as it is, and no formula', async () => {
    const odd = book(1, { title: '=cmd', tags: ['new', 'a|b'], shelfId: 's1' });
    const lost = book(2, { tags: null, shelfId: 'gone' });
    const { file } = await exportOf(serverOf({ data: [odd, lost, book(3)], total: 3 }))();
    expect(await linesOf(file)).toEqual([
      'id,title,pages,tags,shelf',
      "b1,'=cmd,99,new | a\\|b,Hall: Shelf 1",
      'b2,Title 2,99,,gone',
      'b3,Title 3,99,,',
    ]);
  });

  it('requests selected records by id, 100 per call, and says when one is gone', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => `b${index}`);
    const server = serverOf();
    const onProgress = vi.fn();
    const result = await exportOf(server, { ids })(undefined, onProgress);
    expect(result).toMatchObject({ count: 150, total: 150, complete: true });
    expect(await linesOf(result.file)).toHaveLength(151);
    expect(server.getList).not.toHaveBeenCalled();
    expect(onProgress.mock.calls).toEqual([
      [100, 150],
      [150, 150],
    ]);
    expect(await exportOf(serverOf(), { ids: ['b1', 'gone'] })()).toMatchObject({
      count: 1,
      total: 2,
      complete: false,
    });
  });
});

it('requests names once, 100 per call', async () => {
  const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({
    data: ids.map((id) => ({ id })),
  }));
  // as: only the ids matter here.
  const roles = defineReference({ resource: 'roles', name: ({ id }) => `Name of ${id}` });
  const lookUp = createNameLookup({ getMany } as never, roles);
  const ids = Array.from({ length: 150 }, (_, index) => `${index}`);
  expect((await lookUp([...ids, ...ids]))('149')).toBe('Name of 149');
  await lookUp(['0', '150']);
  expect(getMany.mock.calls.map(([, { ids }]) => ids.length)).toEqual([100, 50, 1]);
});
