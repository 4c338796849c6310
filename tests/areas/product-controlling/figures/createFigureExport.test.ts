import { describe, expect, it, vi } from 'vitest';
import type { RecordCalls } from '@/api/records';
import { createFigureExport } from '@/areas/product-controlling/export/createFigureExport';
import { defaultQuery } from '@/areas/product-controlling/query/figureQuery';

const period = { from: '2026-10-01', to: '2026-10-31' };
const description = {
  query: { ...defaultQuery, by: 'title', compare: 'none' as const },
  locale: 'en',
  kindOf: () => 'count' as const,
  captionOf: (key: string) => key,
  nameOf: (_dimension: string, key: string) => key,
  markOf: (reason: string) => reason,
  resource: 'press-controlling/figures',
  timeZone: 'Europe/Berlin',
  currencies: ['EUR'],
  head: async () => [['Controlling']],
};

/** Pages of 1,001 rows; each call returns the next revision, further calls the last one. */
function callsWith(revisions: readonly number[]) {
  const offsets: number[] = [];
  const call = vi.fn(
    async (_resource: string, { body }: { body: { queries: { range: [number, number] }[] } }) => {
      const [from = 0, to = 0] = body.queries[0]?.range ?? [];
      const revision = revisions[Math.min(offsets.push(from), revisions.length) - 1] ?? 0;
      const length = Math.min(to, 1000) - from + 1;
      const rows = Array.from({ length }, (_, index) => ({
        key: [`t${from + index}`],
        labels: [''],
        values: { item_requests: { value: revision } },
      }));
      return { revision, results: [{ id: 'rows', ok: true, rows, total: 1001, period, totals: {} }] };
    },
  );
  return { offsets, calls: { call } as unknown as RecordCalls };
}

const run = (revisions: readonly number[]) => {
  const { offsets, calls } = callsWith(revisions);
  const start = createFigureExport(calls, description);
  return start(new AbortController().signal, () => {}).then((result) => ({ ...result, offsets }));
};

describe('an export of all rows', () => {
  it('is complete if the figures stay the same', async () => {
    expect(await run([41])).toMatchObject({ count: 1001, complete: true, offsets: [0, 500, 1000] });
  });

  it('restarts once if they are restated meanwhile', async () => {
    expect(await run([41, 41, 42])).toMatchObject({
      count: 1001,
      complete: true,
      offsets: [0, 500, 1000, 0, 500, 1000],
    });
  });

  it('is incomplete if they are restated again', async () => {
    expect(await run([41, 42, 42, 43])).toMatchObject({ count: 1001, complete: false });
  });
});
