/** What a person does with a page; moving the pointer alone is looking. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds from the moment that something could be shown, after which somebody may be reading the page. */
const readingAfterMs = 3000;

/** Waits for the person to use a fresh page. */
export interface FreshPage {
  /** Starts the time after which they may be reading it. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Calls back once the person acts on the page or, from `begin` on, may be reading it. */
export function watchFreshPage(onUse: () => void): FreshPage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const use = () => {
    stop();
    onUse();
  };
  for (const each of acts) window.addEventListener(each, use, true);
  function stop(): void {
    clearTimeout(timer);
    for (const each of acts) window.removeEventListener(each, use, true);
  }
  return {
    begin() {
      timer = setTimeout(use, readingAfterMs);
    },
    stop,
  };
}
