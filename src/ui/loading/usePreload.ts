import { useEffect } from 'react';
import { isMetered } from './isMetered';
import { whenIdle } from './whenIdle';

/** What can be loaded before it is shown: a `lazyPart`. */
interface Preloadable {
  readonly preload: () => Promise<void>;
}

/** The parts that wait, of whichever component: one is loaded at a time, so that none keeps the visitor waiting. */
const waiting = new Set<Preloadable>();
let isLoading = false;
let cancel: (() => void) | undefined;

function loadNext(): void {
  cancel?.();
  cancel = undefined;
  const [part] = waiting;
  if (isLoading || part === undefined) return;
  cancel = whenIdle(() => {
    waiting.delete(part);
    isLoading = true;
    void part
      .preload()
      .catch(() => {})
      .then(() => {
        isLoading = false;
        loadNext();
      });
  });
}

/**
 * Loads what the visitor will probably open next, once the page is idle, and not where each byte is paid for. What does
 * not arrive is loaded again when it is opened. `parts` stay the same from render to render.
 */
export function usePreload(parts: readonly Preloadable[]): void {
  useEffect(() => {
    if (isMetered()) return;
    for (const part of parts) waiting.add(part);
    loadNext();
    return () => {
      for (const part of parts) waiting.delete(part);
      loadNext();
    };
  }, [parts]);
}
