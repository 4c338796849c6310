import { withDeadline } from './deadline';

const lockName = 'back-office-session-refresh';
const acquireWithin = 5_000;

/**
 * Runs `work` while no other tab refreshes. Without Web Locks, or when the lock is not had within five seconds,
 * the work runs all the same: a slow refresh is better than none.
 */
export async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  let release: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  await withDeadline(
    acquireWithin,
    (signal) =>
      new Promise<void>((acquired) => {
        const given = navigator.locks.request(lockName, { signal }, () => {
          acquired();
          return done;
        });
        // Refused or timed out: go on without the lock.
        given.catch(() => acquired());
      }),
  );
  try {
    return await work();
  } finally {
    release();
  }
}
