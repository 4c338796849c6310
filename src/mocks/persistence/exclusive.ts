type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs pieces of work one after the other; a failed one does not stop the others. */
export function createQueue(): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Runs work of this name in one tab at a time (Web Locks); without locks, only within this tab. */
export function createExclusive(name: string): Run {
  const inTurn = createQueue();
  return async (work) => {
    if (!('locks' in navigator)) return inTurn(work);
    let isGranted = false;
    try {
      return await navigator.locks.request(name, () => {
        isGranted = true;
        return work();
      });
    } catch (error) {
      if (isGranted) throw error;
      return inTurn(work);
    }
  };
}
