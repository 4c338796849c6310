import { useEffect } from 'react';
import { isMetered } from './isMetered';
import { whenIdle } from './whenIdle';

/** What can be loaded before it is shown: a `lazyPart`. */
interface Preloadable {
  readonly preload: () => Promise<void>;
}

/**
 * Loads what the visitor will probably open next, once the page is idle, and not where each byte is paid for. What does
 * not arrive is loaded again when it is opened. `parts` stay the same from render to render.
 */
export function usePreload(parts: readonly Preloadable[]): void {
  useEffect(() => {
    if (isMetered()) return;
    return whenIdle(() => {
      for (const part of parts) part.preload().catch(() => {});
    });
  }, [parts]);
}
