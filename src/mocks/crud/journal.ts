/**
 * Takes changes back. A try may hold further ones: what an inner one keeps, the outer one may still take back.
 * Outside of a try nothing is noted.
 */
export class Journal {
  readonly #undo: (() => void)[] = [];
  readonly #savepoints: (() => () => void)[] = [];
  #depth = 0;

  /** Notes how a change is undone. */
  note(undo: () => void): void {
    if (this.#depth > 0) this.#undo.push(undo);
  }

  /** Asks `save` before each outermost try; what it answers is called when that one was taken back. */
  onStart(save: () => () => void): void {
    this.#savepoints.push(save);
  }

  /** Runs `work` and takes back what it changed when it throws, or when its result may not stay. */
  try<T>(work: () => T, stays: (result: T) => boolean): T {
    const mark = this.#undo.length;
    const restore = this.#depth === 0 ? this.#savepoints.map((save) => save()) : [];
    let isKept = false;
    this.#depth++;
    try {
      const result = work();
      isKept = stays(result);
      return result;
    } finally {
      this.#depth--;
      if (!isKept) {
        while (this.#undo.length > mark) this.#undo.pop()?.();
        for (const back of restore) back();
      }
      if (this.#depth === 0) this.#undo.length = 0;
    }
  }
}
