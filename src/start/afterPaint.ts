/** In milliseconds: a background page is never painted. */
const longest = 500;

/** Resolves after the next paint: scripts that run before it would delay the first page on a slow phone (docs/performance.md). */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, longest);
    // The frame's callbacks run before it is painted, a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
