import { type RefObject, useEffect } from 'react';

/**
 * Focuses the title of the next box after a click in a box, whose button is gone, on each new `of`. If the focus has
 * moved elsewhere meanwhile, it stays there.
 */
export function useFocusOnward(
  wasInside: RefObject<boolean>,
  title: RefObject<HTMLElement | null>,
  of: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step has a new title
  useEffect(() => {
    if (wasInside.current && isFocusOfGuide()) title.current?.focus({ preventScroll: true });
    wasInside.current = false;
  }, [of]);
}

/** Whether the focus is in the box of a guide or was lost. */
export function isFocusOfGuide(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[data-guide]') !== null;
}
