import { useEffect, useRef } from 'react';

/**
 * When `busy` ends, returns the focus to the first of `targets` that can take it, if a button that was disabled meanwhile
 * has lost it.
 */
export function useFocusAfter(busy: boolean, ...targets: { readonly current: HTMLElement | null }[]): void {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended) return;
    for (const { current } of targets) {
      const { activeElement } = document;
      const lost = activeElement === document.body || (activeElement?.matches('button:disabled') ?? true);
      if (lost) current?.focus({ preventScroll: true });
    }
  });
}
