import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreload } from '../../src/ui/loading/usePreload';

/** A part that arrives, or fails to, when the test says so. */
function part() {
  let settle = { arrive: () => {}, fail: () => {} };
  const preload = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { arrive: resolve, fail: () => reject(new Error('Not there')) };
      }),
  );
  return {
    preload,
    arrive: () => act(async () => settle.arrive()),
    fail: () => act(async () => settle.fail()),
  };
}

const idle = () => act(() => vi.advanceTimersByTimeAsync(1000));

// jsdom cannot tell that it is idle: a second counts as that.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => void vi.useRealTimers());

describe('parts that are loaded ahead', () => {
  it('wait until the page is idle, and come one at a time, of all components', async () => {
    const [first, second, third] = [part(), part(), part()];
    renderHook(usePreload, { initialProps: [first, second] });
    expect(first.preload).not.toHaveBeenCalled();
    await idle();
    expect(first.preload).toHaveBeenCalledTimes(1);
    // One more component does not hurry them.
    renderHook(usePreload, { initialProps: [third] });
    await idle();
    expect(second.preload).not.toHaveBeenCalled();
    await first.fail();
    await idle();
    expect(second.preload).toHaveBeenCalledTimes(1);
    await second.arrive();
    await idle();
    expect(third.preload).toHaveBeenCalledTimes(1);
    await third.arrive();
    await idle();
    for (const { preload } of [first, second, third]) expect(preload).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are left when the page is', async () => {
    const [first, second, other] = [part(), part(), part()];
    const left = renderHook(usePreload, { initialProps: [first, second] });
    await idle();
    left.unmount();
    const page = renderHook(usePreload, { initialProps: [other] });
    await first.arrive();
    await idle();
    expect(second.preload).not.toHaveBeenCalled();
    expect(other.preload).toHaveBeenCalledTimes(1);
    page.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stay away where each byte is paid for', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const paid = part();
    renderHook(usePreload, { initialProps: [paid] });
    await idle();
    expect(paid.preload).not.toHaveBeenCalled();
  });
});
