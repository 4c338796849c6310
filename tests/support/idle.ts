import { setImmediate as turn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { beforeAll } from 'vitest';

/** How often a page gets its turn before it counts as settled: what is asked and answered within is done by then. */
const turns = 50;

/** A browser that is idle at once. */
export const idleBrowser = {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: (id: number) => clearTimeout(id),
};

/**
 * Lets pages be idle at once, in each test of a file: jsdom cannot tell, and the application would wait for a second. No stub,
 * because pages cancel what they wait for after the stubs of their test are gone.
 */
export function idleAtOnce(): void {
  beforeAll(() => void Object.assign(globalThis, idleBrowser));
}

/** Lets a page that is idle at once do what it would do by itself. */
export async function settle(): Promise<void> {
  for (let index = 0; index < turns; index += 1) await act(() => turn());
}
