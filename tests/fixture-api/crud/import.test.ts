import { beforeEach, describe, expect, it } from 'vitest';
import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { createTestApi, type FixtureClient, signInAs } from '../fixtureClient';

let api: FixtureApi;
let client: FixtureClient;

beforeEach(async () => {
  ({ api, client } = createTestApi());
  await signInAs.admin(client);
});

const call = (json: unknown) => client.call('POST', '/clientapi/v1/books/actions/import', { json });
const run = (rows: object[], more: object = {}) => call({ rows, mode: 'skip', ...more });
const bookOf = (title: string) => api.records('books').find((book) => book.title === title);

describe('an import call', () => {
  const rows = () => [
    { line: 2, title: 'New', pages: 5 },
    { line: 3, title: ' NEW ', pages: 6 },
    { line: 4, title: 'Other', pages: 'many' },
    { line: 5, title: '', pages: 7 },
    { line: 6, title: String(api.records('books')[0]?.title).toUpperCase(), pages: 8 },
  ];
  const bad = [
    { line: 3, verdict: 'duplicate_in_file', message: 'library.duplicate_in_file' },
    { line: 4, verdict: 'invalid_pages', message: 'library.invalid_pages' },
    { line: 5, verdict: 'skipped', message: 'ra.validation.required' },
  ];

  it('gives each row a verdict, in their order, and creates what is new', async () => {
    const [first] = api.records('books');
    const answer = await run(rows());
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        results: [
          { line: 2, verdict: 'done', id: bookOf('New')?.id },
          ...bad,
          { line: 6, verdict: 'skipped', id: first?.id, message: 'library.exists' },
        ],
      },
    ]);
    expect(api.records('books')).toHaveLength(41);
    expect(bookOf('New')).toMatchObject({ pages: 5, version: 1 });
    expect(api.records('books')[0]).toEqual(first);
  });

  it('only tried says what would happen and changes nothing', async () => {
    const before = api.records('books');
    expect((await run(rows(), { dryRun: true })).body).toEqual({
      results: [
        { line: 2, verdict: 'ready' },
        ...bad,
        { line: 6, verdict: 'exists', id: before[0]?.id, message: 'library.exists' },
      ],
    });
    expect(api.records('books')).toEqual(before);
  });

  it('with the mode `update` a known record gets what the row names, and keeps its key', async () => {
    const [first] = api.records('books');
    const rowsToUpdate = [{ line: 2, title: String(first?.title).toUpperCase(), pages: 8 }];
    const tried = await run(rowsToUpdate, { mode: 'update', dryRun: true });
    expect(tried.body).toEqual({ results: [{ line: 2, verdict: 'update', id: first?.id }] });
    const done = await run(rowsToUpdate, { mode: 'update' });
    expect(done.body).toEqual({ results: [{ line: 2, verdict: 'updated', id: first?.id }] });
    expect(api.records('books')[0]).toEqual({ ...first, pages: 8, version: 2 });
    const again = await run(rowsToUpdate, { mode: 'update' });
    expect(again.body).toEqual({ results: [{ line: 2, verdict: 'same', id: first?.id }] });
    expect(api.records('books')[0]).toMatchObject({ version: 2 });
  });

  it.each([
    { rows: 'x', mode: 'skip' },
    { rows: [1], mode: 'skip' },
    { rows: [], mode: 'merge' },
    { rows: [] },
    { rows: [], mode: 'skip', dryRun: 'yes' },
  ])('refuses %j with 400', async (json) => {
    expect(await call(json)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('is there where it is declared alone', async () => {
    const answer = await client.call('POST', '/clientapi/v1/magazines/actions/import', {
      json: { rows: [], mode: 'skip' },
    });
    expect(answer.status).toBe(404);
  });

  it('needs the permission of the resource', async () => {
    await signInAs.guest(client);
    expect((await run([])).status).toBe(403);
  });
});
