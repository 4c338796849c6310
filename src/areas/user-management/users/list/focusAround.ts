/**
 * Gives the focus to the nearest element around one that is about to go, so that the keyboard does not start again at
 * the top of the window.
 */
export function focusAround(element: Element | null): void {
  element?.closest<HTMLElement>('[tabindex="-1"], main')?.focus({ preventScroll: true });
}
