/**
 * Watches the time-outs that the product's own code sets from now on, by the caller of `setTimeout`, because shared libraries set some too,
 * at unpredictable times. Call it again after replacing the clock.
 */
export function watchOwnTimers() {
  const delays = new Set<unknown>();
  const running = new Set<unknown>();
  // Not spies: they would be restored after the real clock, and bring back the fake one.
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
    /** The number of running time-outs. */
    count: () => running.size,
    /** Whether one with this many milliseconds has been set. */
    has: (milliseconds: number) => delays.has(milliseconds),
  };
}

/** The first line of the stack is the error, the second the trap above, the third its caller. */
function isOwnCall(stack: string): boolean {
  const caller = stack.split('\n')[2] ?? '';
  return caller.includes('/src/') && !caller.includes('/node_modules/');
}
