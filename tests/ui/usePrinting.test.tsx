import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrinting } from '@/ui/usePrinting';

it('is true from before the browser lays a page out for paper until it has been printed', () => {
  const first = renderHook(() => usePrinting());
  const second = renderHook(() => usePrinting());
  expect([first.result.current, second.result.current]).toEqual([false, false]);
  first.unmount();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(second.result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(second.result.current).toBe(false);
});
