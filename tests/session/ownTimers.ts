/**
 * Watches the time-outs that the product's own code sets from now on, by who calls `setTimeout`. The libraries that the test files
 * of a process share set some too, at a moment that no test knows. Call it again after the clock has been replaced.
 */
export function watchOwnTimers() {
  const delays = new Set<unknown>();
  const running = new Set<unknown>();
  // No spies: they would be taken back after the clock runs again, and put the stopped one in its place.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply(set, self, [done, delay, ...rest]: Parameters<typeof setTimeout>) {
      if (!isOwnCall(new Error().stack ?? '')) return Reflect.apply(set, self, [done, delay, ...rest]);
      const ended = (...values: unknown[]) => {
        running.delete(timer);
        Reflect.apply(done, undefined, values);
      };
      const timer: unknown = Reflect.apply(set, self, [ended, delay, ...rest]);
      delays.add(delay);
      running.add(timer);
      return timer;
    },
  });
  globalThis.clearTimeout = new Proxy(globalThis.clearTimeout, {
    apply(clear, self, [timer]: Parameters<typeof clearTimeout>) {
      running.delete(timer);
      return Reflect.apply(clear, self, [timer]);
    },
  });
  return {
    /** How many are running. */
    count: () => running.size,
    /** Whether one of so many milliseconds has been set. */
    has: (milliseconds: number) => delays.has(milliseconds),
  };
}

/** The first line names the error, the second the trap above, the third its caller. */
function isOwnCall(stack: string): boolean {
  const caller = stack.split('\n')[2] ?? '';
  return caller.includes('/src/') && !caller.includes('/node_modules/');
}
