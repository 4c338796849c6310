import { expect, it, vi } from 'vitest';
import type { RecordCalls } from '@/api/records';
import { batchFigures } from '@/areas/product-controlling/figures/batchFigures';

interface Sent {
  readonly queries: readonly { id: string; metrics: string[] }[];
  readonly signal: AbortSignal;
}

/** Calls that answer each query with its figure, or never. */
function server(answers = true) {
  const sent: Sent[] = [];
  const call = vi.fn((_resource: string, { body, signal }: { body: Sent; signal: AbortSignal }) => {
    sent.push({ queries: body.queries, signal });
    const results = body.queries.map(({ id, metrics }) => ({ id, ok: false, code: metrics[0] }));
    const answer = { asOf: '', completeUntil: '', revision: 1, results };
    return answers ? Promise.resolve(answer) : new Promise(() => {});
  });
  return { sent, calls: { call } as unknown as RecordCalls };
}

const query = (metric: string) => [{ id: 'widget', metrics: [metric] }];

it('sends what is asked for at the same time in calls of twelve, and gives each its own result', async () => {
  const { sent, calls } = server();
  const names = Array.from({ length: 14 }, (_, place) => `m${place}`);
  const answers = await Promise.all(names.map((name) => batchFigures(calls, 'figures', query(name))));
  expect(sent.map(({ queries }) => queries.length)).toEqual([12, 2]);
  expect(answers.map(({ results }) => results)).toEqual(
    names.map((code) => [{ id: 'widget', ok: false, code }]),
  );
});

it('leaves out what is cancelled before, and cancels the call once nobody waits for it', async () => {
  const { sent, calls } = server(false);
  const [early, one, other] = [new AbortController(), new AbortController(), new AbortController()];
  for (const [metric, { signal }] of [
    ['a', early],
    ['b', one],
    ['c', other],
  ] as const)
    void batchFigures(calls, 'figures', query(metric), signal).catch(() => {});
  early.abort();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.queries.map(({ metrics }) => metrics[0])).toEqual(['b', 'c']);
  one.abort();
  expect(sent[0]?.signal.aborted).toBe(false);
  other.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
