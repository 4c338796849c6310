/** Rolls changes back; outside a try nothing is noted. Tries may be nested: the outer one may still roll back what an inner one keeps. */
export class Journal {
  readonly #undo: (() => void)[] = [];
  readonly #savepoints: (() => () => void)[] = [];
  #depth = 0;

  note(undo: () => void): void {
    if (this.#depth > 0) this.#undo.push(undo);
  }

  /** Calls `save` before each outermost try, and its result after a rollback. */
  onStart(save: () => () => void): void {
    this.#savepoints.push(save);
  }

  /** Runs `work`, and rolls its changes back when it throws or its result may not stay. */
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
