import { useLayoutEffect, useRef, useState } from 'react';
import { isMetered } from '@/ui/loading/isMetered';

/** Pixels beyond the window in which a widget is asked for, so that scrolling finds it there; none where bytes are paid for. */
const ahead = 200;

/** Whether an element is in the window or about to be. */
export function useInSight<E extends Element>() {
  const ref = useRef<E>(null);
  const [isInSight, setInSight] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver !== 'function') return setInSight(true);
    const margin = isMetered() ? 0 : ahead;
    // The observer answers after the first paint only.
    const { top, bottom } = element.getBoundingClientRect();
    setInSight(top < window.innerHeight + margin && bottom > -margin);
    const observer = new IntersectionObserver(
      (entries) => setInSight((before) => entries.at(-1)?.isIntersecting ?? before),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInSight };
}
