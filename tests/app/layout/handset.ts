import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { handsetQuery } from '@/ui/handsetQuery';

/** Mocks the media query for a handset or desktop; `turn` changes it while the page is shown. */
export function stubScreen(handset: boolean, narrow = handsetQuery) {
  const listeners = new Set<() => void>();
  let current = handset;
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return query === narrow && current;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  }));
  return {
    turn: (next: boolean) =>
      act(() => {
        current = next;
        for (const listener of listeners) listener();
      }),
  };
}
