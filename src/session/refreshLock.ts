import { withDeadline } from './deadline';

const lockName = 'back-office-session-refresh';
/** How long to wait for another tab's refresh, in milliseconds: a late refresh is better than none. */
const acquireWithin = 5_000;

/**
 * Runs `work` while no other tab refreshes. `isAlone` is false if another tab held the lock before, and if there is no lock:
 * browsers have none on plain http, refuse it to opaque origins, and a tab that hangs does not release it.
 */
export async function withRefreshLock<T>(work: (isAlone: boolean) => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (isAlone: boolean) => {
    running = work(isAlone);
    return running;
  };
  try {
    const { locks } = navigator;
    return await locks.request(lockName, { ifAvailable: true }, (lock) =>
      lock === null
        ? withDeadline(acquireWithin, (signal) => locks.request(lockName, { signal }, () => run(false)))
        : run(true),
    );
  } catch {
    return running ?? run(false);
  }
}
