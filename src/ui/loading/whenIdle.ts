/** Milliseconds after which work begins where the browser cannot tell that it is idle (Safari). */
const later = 1000;

/**
 * Does something once the browser is idle. @returns what takes it back
 * @param timeout milliseconds after which it is done in any case
 */
export function whenIdle(act: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, later);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(() => act(), timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(id);
}
