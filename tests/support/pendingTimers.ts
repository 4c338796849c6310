import { afterAll } from 'vitest';

/**
 * Clears what is still waiting when a file ends, such as react-admin's debounced search: it would run in the next file, or
 * when the window is gone.
 */
export function clearPendingTimers(): void {
  const { setTimeout: start } = globalThis;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const startNoted = (...args: Parameters<typeof start>) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  };
  // With its `promisify` for Node's own modules.
  globalThis.setTimeout = Object.assign(startNoted, start);
  afterAll(() => {
    globalThis.setTimeout = start;
    for (const timer of timers) clearTimeout(timer);
  });
}
