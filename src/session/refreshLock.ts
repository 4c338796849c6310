import { withDeadline } from './deadline';
import { createRefreshNote } from './refreshNote';

const lockName = 'back-office-session-refresh';
const acquireWithin = 5_000;
/** How long what another tab has stored may take to arrive here, in milliseconds. */
const storedWithin = 500;

/** What lets one tab refresh at a time; `name` is this tab's. */
export function createRefreshLock(storage: Storage, name: string) {
  const note = createRefreshNote(storage, name);
  return {
    hear: note.hear,
    leave: note.withdraw,
    /** Waits while another tab, which could not be waited for before, may still succeed. */
    waitForRivals: note.waitForRivals,

    /** Runs `work` while no other tab refreshes, or after five seconds: a slow refresh is better than none. */
    run<T>(work: () => Promise<T>): Promise<T> {
      return typeof navigator === 'undefined' || !navigator.locks
        ? note.run(work, { held: false, patience: acquireWithin })
        : withWebLock((held) => note.run(work, { held, patience: held ? storedWithin : 0 }));
    },
  };
}

/** Tells `work` whether the lock is held: it may be refused or late. */
async function withWebLock<T>(work: (held: boolean) => Promise<T>): Promise<T> {
  let release: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = await withDeadline(
    acquireWithin,
    (signal) =>
      new Promise<boolean>((settled) => {
        const given = navigator.locks.request(lockName, { signal }, () => {
          settled(true);
          return done;
        });
        given.catch(() => settled(false));
      }),
  );
  try {
    return await work(held);
  } finally {
    release();
  }
}
