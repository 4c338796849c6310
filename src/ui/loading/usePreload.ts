import { useEffect } from 'react';
import { isMetered } from './isMetered';
import { whenIdle } from './whenIdle';

interface Preloadable {
  readonly preload: () => Promise<void>;
}

/** Of all components; one part is loaded at a time. */
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

/** Loads what will probably be opened next when the page is idle, not on a metered connection. `parts` must be stable. */
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
