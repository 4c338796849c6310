import { type RefObject, useEffect, useRef } from 'react';
import type { Item } from './itemSchema';
import { note } from './note';

/** Milliseconds for which half of a banner must be visible to count as seen. */
const looked = 1000;

/** Notes that a banner was seen. */
export function useSeen(item: Item): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message once, and news anew
  useEffect(() => {
    if (element.current === null || item.state !== 'unseen') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isVisible: boolean) => {
      clearTimeout(timer);
      if (isVisible) timer = setTimeout(() => note(item, 'seen'), looked);
    };
    const observer = new IntersectionObserver(([entry]) => look(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [item.id, item.revision]);
  return element;
}
