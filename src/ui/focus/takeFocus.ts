/** A `ref` that focuses its element when it appears; in a dialog it takes precedence over the dialog's own frame. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the nearest container of an element that is about to disappear. */
export function focusAround(element: Element | null): void {
  element?.closest<HTMLElement>('[tabindex="-1"], main')?.focus({ preventScroll: true });
}

/** A `ref` that focuses its element when it appears, if the focus waits on a container of it (`focusAround`). */
export function takeFocusWithin(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.contains(element)) element?.focus();
}
