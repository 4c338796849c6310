/** Milliseconds after which work starts if the browser cannot report that it is idle (Safari). */
const later = 1000;

/** Acts when the browser is idle, or after `timeout` milliseconds; returns a function that cancels. */
export function whenIdle(act: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, later);
    return () => clearTimeout(timer);
  }
  const cancel = cancelIdleCallback;
  const id = requestIdleCallback(() => act(), timeout === undefined ? {} : { timeout });
  return () => cancel(id);
}
