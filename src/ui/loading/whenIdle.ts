/** Milliseconds after which work begins where the browser cannot tell that it is idle (Safari). */
const later = 1000;

/** Acts when the browser is idle, or after `timeout` milliseconds; returns what cancels it. */
export function whenIdle(act: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, later);
    return () => clearTimeout(timer);
  }
  const cancel = cancelIdleCallback;
  const id = requestIdleCallback(() => act(), timeout === undefined ? {} : { timeout });
  return () => cancel(id);
}
