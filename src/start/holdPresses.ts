const pressable = 'a, button:not([type=submit])';

/** Notes the last press on a start page, from the inline script, so that none comes too early; ends when the application takes over. */
export function notePresses(page: HTMLElement): void {
  page.addEventListener('click', (event) => {
    if (page.dataset.start === undefined) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (control === null || control.closest('[role=alert]') || isForBrowser(event)) return;
    event.preventDefault();
    page.dataset.pressed = placeOf(page, control);
  });
}

/**
 * Carries a press over to the application, where links and buttons are the same but more. `onPress` hears of earlier ones too.
 * @returns ends that; what it returns passes focus and press on to the application
 */
export function holdPresses(page: HTMLElement, onPress: () => void = () => {}): () => () => void {
  const listening = new AbortController();
  const hear = () => page.dataset.pressed !== undefined && onPress();
  hear();
  page.addEventListener('click', hear, { signal: listening.signal });
  return () => {
    listening.abort();
    const focused = followFocus(page);
    return () => {
      find(page, focused())?.focus();
      // The page can be pressed until the application takes over.
      const { pressed } = page.dataset;
      delete page.dataset.pressed;
      find(page, pressed)?.click();
    };
  };
}

/** Follows the focus while the application renders in pieces; a control that is replaced has not lost it. */
function followFocus(page: HTMLElement): () => string | undefined {
  const place = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? placeOf(page, activeElement) : undefined;
  };
  let focused = place();
  const following = new AbortController();
  const follow = () => {
    focused = place();
  };
  page.addEventListener('focusin', follow, { signal: following.signal });
  // A microtask runs at once after a press, but after the commit that removes the control.
  page.addEventListener('focusout', () => queueMicrotask(follow), { signal: following.signal });
  return () => {
    following.abort();
    return focused;
  };
}

/** What finds a control again: its target or name, and its number among those alike. */
function placeOf(page: HTMLElement, control: HTMLElement): string {
  const name = nameOf(control);
  return `${pressablesOf(page, name).indexOf(control)} ${name}`;
}

function find(page: HTMLElement, place: string | undefined): HTMLElement | undefined {
  if (place === undefined) return undefined;
  const [index = '', ...name] = place.split(' ');
  return pressablesOf(page, name.join(' '))[Number(index)];
}

function nameOf(control: HTMLElement): string {
  const target = control.getAttribute('href');
  // Ids within the page and queries may differ in the application.
  if (target !== null && !target.startsWith('#')) return target.replace(/[?#].*/, '');
  return control.dataset.press ?? control.getAttribute('aria-label') ?? control.textContent ?? '';
}

/** Only what can be seen: the start page hides what the application leaves out. */
function pressablesOf(page: HTMLElement, name: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(pressable)].filter(
    (control) => nameOf(control) === name && control.checkVisibility({ visibilityProperty: true }),
  );
}

/** Opening a link elsewhere is the browser's business. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
