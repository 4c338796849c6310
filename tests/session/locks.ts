import { deferred } from './server';

type Callback = (lock: unknown) => unknown;
interface Waiting {
  readonly grant: () => void;
  readonly name: string;
}

/**
 * Web Locks as the standard has them, for exclusive locks: one holder for each name, the others wait in order, a
 * signal takes a waiting one out of the queue, and the lock is held until the callback's promise settles.
 */
export function installLocks() {
  const held = new Set<string>();
  const queued = deferred();
  let queue: Waiting[] = [];

  function next(name: string): void {
    const first = queue.find((waiting) => waiting.name === name);
    if (first === undefined || held.has(name)) return;
    queue = queue.filter((waiting) => waiting !== first);
    held.add(name);
    first.grant();
  }

  const locks = {
    request(name: string, { signal }: { signal: AbortSignal }, callback: Callback): Promise<unknown> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const onAbort = () => {
          queue = queue.filter((waiting) => waiting !== entry);
          reject(signal.reason);
        };
        const entry: Waiting = {
          name,
          grant() {
            signal.removeEventListener('abort', onAbort);
            const work = Promise.resolve({ name }).then(callback);
            const release = () => {
              held.delete(name);
              next(name);
            };
            work.then(release, release);
            resolve(work);
          },
        };
        signal.addEventListener('abort', onAbort);
        queue.push(entry);
        if (held.has(name)) queued.resolve();
        next(name);
      });
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    /** Another tab takes the lock, and gives it back when told. */
    hold(name: string): () => void {
      held.add(name);
      return () => {
        held.delete(name);
        next(name);
      };
    },
    isHeld: (name: string) => held.has(name),
    waiting: () => queue.length,
    /** Fulfilled when someone first has to wait. */
    queued: queued.promise,
  };
}

/** The browser has none again. */
export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}

export const refreshLockName = 'back-office-session-refresh';
