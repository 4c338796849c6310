import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Need, useArrived } from '../../src/records/form/useArrived';

/** Something that a form needs, answered when the test says so. */
function need(key: string) {
  let settle = { answer: (_value: unknown) => {}, refuse: (_error: Error) => {} };
  const answer = new Promise((resolve, reject) => {
    settle = { answer: resolve, refuse: reject };
  });
  const query: Need = { queryKey: [key], queryFn: () => answer };
  return {
    query,
    answer: () => act(async () => settle.answer(key)),
    refuse: () => act(async () => settle.refuse(new Error(key))),
  };
}

function open(needs: readonly Need[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useArrived, { wrapper, initialProps: needs });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a form with needs', () => {
  it('is shown at once without any', () => {
    expect(open([]).result.current).toBe(true);
  });

  it('is shown when all are answered, a refusal being an answer', async () => {
    const [names, keys] = [need('names'), need('keys')];
    const { result } = open([names.query, keys.query]);
    await pass(50);
    expect(result.current).toBe(false);
    await names.answer();
    await pass(0);
    expect(result.current).toBe(false);
    await keys.refuse();
    await pass(0);
    expect(result.current).toBe(true);
  });

  it('waits 300 ms at most', async () => {
    const { result } = open([need('slow').query]);
    await pass(299);
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
  });

  it('stays when it needs something else later', async () => {
    const first = need('first');
    const { result, rerender } = open([first.query]);
    await first.answer();
    await pass(0);
    rerender([need('second').query]);
    expect(result.current).toBe(true);
  });
});
