import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls an element into sight when there is something new to be read in it: the panel's lower end would hide it.
 * @param news empty as long as there is nothing to be read
 */
export function useIntoView<E extends Element>(news: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    // jsdom has no layout, and so nothing to scroll.
    if (news !== '') element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [news]);
  return element;
}
