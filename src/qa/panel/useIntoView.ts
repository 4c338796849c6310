import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when there are `news` in it, which the panel's lower end could hide. */
export function useIntoView<E extends Element>(news: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    // jsdom has no layout, and so nothing to scroll.
    if (news !== '') element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [news]);
  return element;
}
