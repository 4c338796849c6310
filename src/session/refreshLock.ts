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
    /** A storage event of the note by which tabs without Web Locks know of one another. */
    hear: note.hear,
    /** The page is being left: no other tab shall wait for it. */
    leave: note.withdraw,
    /** Waits while another tab, which could not be waited for before, may still succeed. */
    waitForRivals: note.waitForRivals,

    /**
     * Runs `work` while no other tab refreshes. When that takes more than five seconds to come about, the work runs all
     * the same: a slow refresh is better than none.
     */
    run<T>(work: () => Promise<T>): Promise<T> {
      return typeof navigator === 'undefined' || !navigator.locks
        ? note.run(work, { held: false, patience: acquireWithin })
        : withWebLock((held) => note.run(work, { held, patience: held ? storedWithin : 0 }));
    },
  };
}

/** Runs `work` and tells it whether the lock is held: it may have been refused, or not had in time. */
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
