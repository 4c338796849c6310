// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useInPieces } from '../../src/records/list/useInPieces';

/** Every number of rows that was rendered, from the first render on. */
function rendered(count: number) {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    (props: { count: number }) => {
      const ready = useInPieces(props.count, 2, 4);
      if (ready !== seen.at(-1)) seen.push(ready);
      return ready;
    },
    { initialProps: { count } },
  );
  return { seen, result, rerender };
}

describe('rows in pieces', () => {
  it('are a few at first, then all, in steps, and never more than there are', async () => {
    const { seen, result } = rendered(9);
    await waitFor(() => expect(result.current).toBe(9));
    expect(seen).toEqual([2, 6, 9]);
  });

  it('are all there at once where they are few', () => {
    expect(rendered(1).seen).toEqual([1]);
  });

  it('are as many as the next page has', async () => {
    const { result, rerender } = rendered(10);
    await waitFor(() => expect(result.current).toBe(10));
    rerender({ count: 5 });
    expect(result.current).toBe(5);
    rerender({ count: 10 });
    await waitFor(() => expect(result.current).toBe(10));
  });
});
