/** Milliseconds after which a page counts as painted: nobody sees one that lies in the background. */
const longest = 500;

/**
 * Resolves once the browser has painted what is in the document by now. Scripts that are fetched and run before would
 * keep a slow phone from showing the first page (docs/performance.md).
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, longest);
    // The frame's callbacks run before it is painted, a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
