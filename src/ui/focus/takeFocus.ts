/** A `ref` that gives its element the focus when it appears; in a dialog it wins over the dialog's own frame. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
