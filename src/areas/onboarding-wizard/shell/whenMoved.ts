/** Calls `look` now and, at most once per frame, when something may have moved; returns a function to stop. */
export function whenMoved(look: () => void, element: Element = document.body): () => void {
  let frame: number | undefined;
  const schedule = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  };
  const events = ['scroll', 'resize', 'transitionend', 'focusin', 'focusout'];
  const targets = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
  for (const each of targets) for (const name of events) each.addEventListener(name, schedule, true);
  const changes = new MutationObserver(schedule);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(schedule);
  for (const each of new Set([element, document.body])) sizes.observe(each);
  look();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const each of targets) for (const name of events) each.removeEventListener(name, schedule, true);
    changes.disconnect();
    sizes.disconnect();
  };
}

/** A state updater that keeps the previous value if it is equal. */
export const keepEqual =
  <T extends object>(next: T | undefined) =>
  (previous: T | undefined): T | undefined =>
    JSON.stringify(previous) === JSON.stringify(next) ? previous : next;
