import { useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the focus to what had it when `open` became true, or else to the nearest container that takes it. */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<{ element: Element; container: HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    const element = document.activeElement;
    if (open && element) {
      opener.current = { element, container: element.closest<HTMLElement>('[tabindex="-1"], main') };
    }
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      if (!opener.current || !isFocusLost()) return;
      const { element, container } = opener.current;
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      if (isFocusLost()) container?.focus({ preventScroll: true });
    };
  }, [open]);
}

function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
