import { setImmediate as turn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** How many turns of the event loop a page gets to settle, including calls and their responses. */
const turns = 50;

/** An idle callback that runs at once. */
export const idleBrowser = {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: (id: number) => clearTimeout(id),
};

/** Makes pages idle at once in each test of a file: jsdom has no idle callbacks, and the application would wait a second. */
export function idleAtOnce(): void {
  beforeEach(() => {
    for (const [name, act] of Object.entries(idleBrowser)) vi.stubGlobal(name, act);
  });
}

/** Waits until an idle page has finished its background work. */
export async function settle(): Promise<void> {
  for (let index = 0; index < turns; index += 1) await act(() => turn());
}
