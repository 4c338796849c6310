const pressable = 'a, button:not([type=submit])';

/**
 * Notes the last press on a start page, whose controls do nothing by themselves; for the script in `index.html`, so that
 * no press comes too early. It is silent as soon as the application stands there.
 */
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
 * Carries what was pressed in a start page over to the application, which has the same links and buttons, among others:
 * the menu of a frame does not know yet what its person may open.
 * @param onPress hears of presses, also of those that came before
 * @returns ends that; what it returns gives focus and press on to the application
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
      // Read as late as can be: the page can be pressed until the application stands there.
      const { pressed } = page.dataset;
      delete page.dataset.pressed;
      find(page, pressed)?.click();
    };
  };
}

/**
 * Follows the focus until it is asked for, because the application is rendered in pieces before it stands there. A
 * control that the application takes the place of has not lost it.
 */
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
  // A microtask comes at once after a visitor's press, but only after the commit that takes the control out.
  page.addEventListener('focusout', () => queueMicrotask(follow), { signal: following.signal });
  return () => {
    following.abort();
    return focused;
  };
}

/** What a control is found by in the application: where it leads or what it is called, and how many of its like come before. */
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
  // The ids that links within the page lead to are made anew by the application, which may add a query to others.
  if (target !== null && !target.startsWith('#')) return target.replace(/[?#].*/, '');
  return control.getAttribute('aria-label') ?? control.textContent ?? '';
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
