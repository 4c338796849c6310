import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

export interface Visits {
  /** Counts the paths visited since the page load; 0 is the first one. */
  readonly current: number;
  /** Claims the heading focus of the current visit; false if it is taken or if the visitor has done nothing yet. */
  readonly take: () => boolean;
  /** Whether the visitor has done anything since the page load. */
  readonly hasActed: () => boolean;
  /** Whether the visitor came from another page of the application by a key, not by pointer, typed text or a sign-in. */
  readonly isByKey: () => boolean;
}

export const VisitsContext = createContext<Visits>({
  current: 0,
  take: () => false,
  hasActed: () => true,
  isByKey: () => false,
});

/**
 * Focuses the heading (`tabIndex={-1}`) after a navigation inside the application, unless a field of the page has the
 * focus. With `headline`, it waits until the heading shows that text. After a navigation by key the heading has the
 * attribute `data-arrived` until the next key or click.
 */
export function useHeadingFocus<E extends HTMLElement>(headline?: string): RefObject<E | null> {
  const heading = useRef<E>(null);
  const { current, take, isByKey } = useContext(VisitsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new visit may focus again
  useEffect(() => {
    if (headline !== undefined && heading.current?.textContent.trim() !== headline) return;
    if (headline === '') return;
    const focused = document.activeElement;
    const page = heading.current?.closest('main') ?? null;
    const inPage = page !== null && focused !== page && page.contains(focused);
    if (!take() || inPage) return;
    heading.current?.focus();
    if (isByKey()) markArrived(heading.current);
  }, [current, take, isByKey, headline]);
  return heading;
}

/** Focuses a field if its page is the first one shown; `automatic` is true until that focus is lost. */
export function useFirstFieldFocus<E extends HTMLElement>() {
  const field = useRef<E>(null);
  const automatic = useRef(false);
  const { hasActed } = useContext(VisitsContext);
  useEffect(() => {
    if (hasActed() || field.current === null) return;
    automatic.current = true;
    field.current.focus();
  }, [hasActed]);
  return { field, automatic };
}

const inputs = ['keydown', 'pointerdown'] as const;

/** Marks an element until the next input. */
function markArrived(element: HTMLElement | null): void {
  const remove = () => {
    element?.removeAttribute('data-arrived');
    for (const input of inputs) window.removeEventListener(input, remove, true);
  };
  element?.setAttribute('data-arrived', '');
  for (const input of inputs) window.addEventListener(input, remove, true);
}
