/** Calls `look` now and, at most once per frame, when something may have moved; returns a function to stop. */
export function whenMoved(look: () => void, element: Element = document.body): () => void {
  let frame: number | undefined;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  };
  const events = ['scroll', 'resize', 'transitionend', 'focusin', 'focusout'];
  const watched = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
  for (const each of watched) for (const name of events) each.addEventListener(name, soon, true);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(soon);
  for (const each of new Set([element, document.body])) sizes.observe(each);
  look();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const each of watched) for (const name of events) each.removeEventListener(name, soon, true);
    changes.disconnect();
    sizes.disconnect();
  };
}

/** A state updater that keeps the previous value if it is equal. */
export const kept =
  <T extends object>(next: T | undefined) =>
  (before: T | undefined): T | undefined =>
    JSON.stringify(before) === JSON.stringify(next) ? before : next;
