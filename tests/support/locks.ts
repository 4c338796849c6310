type Callback = (lock: unknown) => unknown;
interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}
interface Waiting {
  readonly grant: () => void;
  readonly name: string;
}

export const refreshLockName = 'back-office-session-refresh';

/**
 * Installs Web Locks, which jsdom lacks, with the standard's exclusive locks: one holder per name, others wait in order, a signal
 * removes a waiting one from the queue, and the lock is held until the callback's promise settles.
 */
export function installLocks() {
  const held = new Set<string>();
  let queue: Waiting[] = [];
  let onWaiting: () => void = () => {};
  const queued = new Promise<void>((resolve) => {
    onWaiting = resolve;
  });

  function next(name: string): void {
    const first = queue.find((waiting) => waiting.name === name);
    if (first === undefined || held.has(name)) return;
    queue = queue.filter((waiting) => waiting !== first);
    held.add(name);
    first.grant();
  }

  function release(name: string): void {
    held.delete(name);
    next(name);
  }

  async function request(name: string, ...rest: [Callback] | [Options, Callback]): Promise<unknown> {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
    const { ifAvailable, signal }: Options = options;
    if (ifAvailable && held.has(name)) return callback(null);
    await new Promise<void>((grant, refuse) => {
      const entry = { name, grant };
      signal?.addEventListener('abort', () => {
        queue = queue.filter((waiting) => waiting !== entry);
        refuse(signal.reason);
      });
      queue.push(entry);
      if (held.has(name)) onWaiting();
      next(name);
    });
    try {
      return await callback({ name });
    } finally {
      release(name);
    }
  }

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return {
    /** Takes the lock for another tab; returns a function that releases it. */
    hold(name: string): () => void {
      held.add(name);
      return () => release(name);
    },
    isHeld: (name: string) => held.has(name),
    waiting: () => queue.length,
    /** Resolves when a request first has to wait. */
    queued,
  };
}

/** Removes Web Locks, as on plain http. */
export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
