import { useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the focus to the element that had it when `open` became true, or else to the nearest focusable container. */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<{ element: Element; container: HTMLElement | null } | null>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const element = document.activeElement;
    // Strict mode runs effects twice, and the focus has moved by the second time.
    const opens = open && !wasOpen.current;
    wasOpen.current = open;
    if (opens && element) {
      const container = element.closest<HTMLElement>('[tabindex="-1"], main');
      // A click on plain text leaves the focus on the document.
      opener.current = { element, container: container ?? document.querySelector('main') };
    }
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      if (!opener.current || !isFocusLost()) return;
      const { element, container } = opener.current;
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      // The action in the dialog may have removed the container too.
      const around = container?.isConnected ? container : document.querySelector<HTMLElement>('main');
      if (isFocusLost()) around?.focus({ preventScroll: true });
    };
  }, [open]);
}

/** A dialog that is fading out is inert, and takes the focus with it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[inert]') !== null;
}
