import { useEffect, useRef } from 'react';

/**
 * When `busy` ends, returns the focus to the first of `targets` that can take it, if a button that was disabled meanwhile
 * has lost it.
 */
export function useFocusAfter(busy: boolean, ...targets: { readonly current: HTMLElement | null }[]): void {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const hasEnded = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!hasEnded) return;
    for (const { current } of targets) {
      const { activeElement } = document;
      const isFocusLost =
        activeElement === document.body || (activeElement?.matches('button:disabled') ?? true);
      if (isFocusLost) current?.focus({ preventScroll: true });
    }
  });
}
