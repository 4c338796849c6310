import { setImmediate as turn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** How often a page gets its turn before it counts as settled: what is asked and answered within is done by then. */
const turns = 50;

/** A browser that is idle at once. */
export const idleBrowser = {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: (id: number) => clearTimeout(id),
};

/** Lets pages be idle at once, in each test of a file: jsdom cannot tell, and the application would wait for a second. */
export function idleAtOnce(): void {
  beforeEach(() => {
    for (const [name, act] of Object.entries(idleBrowser)) vi.stubGlobal(name, act);
  });
}

/** Lets a page that is idle at once do what it would do by itself. */
export async function settle(): Promise<void> {
  for (let index = 0; index < turns; index += 1) await act(() => turn());
}
