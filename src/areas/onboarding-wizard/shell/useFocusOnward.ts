import { type RefObject, useEffect } from 'react';

/**
 * What follows a box that something was pressed in takes the focus to its title, with each further `of`: the pressed button is
 * gone. Whoever has gone elsewhere meanwhile keeps it there.
 */
export function useFocusOnward(
  wasInside: RefObject<boolean>,
  title: RefObject<HTMLElement | null>,
  of: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another title
  useEffect(() => {
    if (wasInside.current && isFocusOfGuide()) title.current?.focus({ preventScroll: true });
    wasInside.current = false;
  }, [of]);
}

/** Whether the focus is in the box of a guide, or went with what it was on. */
export function isFocusOfGuide(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[data-guide]') !== null;
}
