type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work after the other, in the order in which they come; one that fails does not stop the others. */
export function createQueue(): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Runs work of this name only while no other tab of the browser does (Web Locks). Where the browser has no locks, or
 * refuses one, only the work of this tab is kept apart.
 */
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
