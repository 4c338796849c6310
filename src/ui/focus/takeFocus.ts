/** A `ref` that gives its element the focus when it appears; in a dialog it wins over the dialog's own frame. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the nearest container of an element that is about to go. */
export function focusAround(element: Element | null): void {
  element?.closest<HTMLElement>('[tabindex="-1"], main')?.focus({ preventScroll: true });
}
