/** A `ref` that focuses its element when it appears; in a dialog it takes precedence over the dialog's own frame. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the nearest container of an element that is about to disappear. */
export function focusAround(element: Element | null): void {
  element?.closest<HTMLElement>('[tabindex="-1"], main')?.focus({ preventScroll: true });
}
