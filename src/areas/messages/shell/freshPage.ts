/** What a person does with a page; moving the pointer alone is looking. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds after which somebody may be reading. */
const readingAfterMs = 3000;

/** Calls back once the person acts on the page or may be reading it; returns a function that stops waiting. */
export function whenInUse(onUse: () => void): () => void {
  const use = () => {
    stop();
    onUse();
  };
  const timer = setTimeout(use, readingAfterMs);
  for (const each of acts) window.addEventListener(each, use, true);
  function stop(): void {
    clearTimeout(timer);
    for (const each of acts) window.removeEventListener(each, use, true);
  }
  return stop;
}
