import { withDeadline } from './deadline';
import { refreshNoteKey } from './tokens';

const refused = ' refused';

/**
 * Tells other tabs through `storage` that this one (`name`) is refreshing, where Web Locks are missing or late. Two tabs may
 * begin at once; the refused one then knows that the other may still succeed (docs/decisions/session.md, case T072).
 */
export function createRefreshNote(storage: Storage, name: string) {
  /** The tabs that began while this one was at it, and have not been refused. */
  const rivals = new Set<string>();
  const waiting = new Set<() => void>();
  let underWay = 0;

  function read(): string | null {
    try {
      return storage.getItem(refreshNoteKey);
    } catch {
      return null;
    }
  }

  function write(note: string | null): void {
    try {
      if (note === null) storage.removeItem(refreshNoteKey);
      else storage.setItem(refreshNoteKey, note);
    } catch {
      // Without a note the refresh goes on as if this tab were alone.
    }
  }

  function rival(): string | undefined {
    const note = read();
    return note === null || note === name || note.endsWith(refused) ? undefined : note;
  }

  /** Removes the note, unless another tab's refresh stands there; also when the page is left in the middle of one. */
  function withdraw(): void {
    if (underWay > 0 && rival() === undefined) write(null);
  }

  function until(signal: AbortSignal, isOver: () => boolean): Promise<void> {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (!signal.aborted && !isOver()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      signal.addEventListener('abort', check);
      check();
    });
  }

  return {
    /** Reads the note of another tab: it begins, is refused, or has done. */
    hear(note: string | null): void {
      if (note === null) rivals.clear();
      else if (note.endsWith(refused)) rivals.delete(note.slice(0, -refused.length));
      else rivals.add(note);
      for (const check of [...waiting]) check();
    },

    /**
     * Runs `work` under this tab's note, after waiting `patience` milliseconds at most for another's. With the lock `held`, an old
     * note comes from a crashed tab, or its removal and the new tokens are still on their way.
     */
    async run<T>(
      work: () => Promise<T>,
      { held, patience }: { held: boolean; patience: number },
    ): Promise<T> {
      if (patience > 0 && rival() !== undefined) {
        await withDeadline(patience, (signal) => until(signal, () => rival() === undefined));
      }
      const left = held ? undefined : rival();
      if (underWay === 0) rivals.clear();
      if (left !== undefined) rivals.add(left);
      underWay += 1;
      write(name);
      try {
        return await work();
      } finally {
        if (underWay === 1) withdraw();
        underWay -= 1;
      }
    },

    /** After a refusal: says so, and waits while another tab may still succeed, until `signal` is aborted. */
    async waitForRivals(signal: AbortSignal): Promise<void> {
      if (rivals.size === 0) return;
      write(name + refused);
      await until(signal, () => rivals.size === 0);
    },

    withdraw,
  };
}
