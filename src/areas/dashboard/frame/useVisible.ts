import { useLayoutEffect, useRef, useState } from 'react';
import { isMetered } from '@/ui/loading/isMetered';

/** How far outside the window a widget loads, in pixels; on metered connections, not at all. */
const ahead = 200;

/** Whether an element is in the window or close to it. */
export function useVisible<E extends Element>() {
  const ref = useRef<E>(null);
  const [isVisible, setVisible] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver !== 'function') return setVisible(true);
    const margin = isMetered() ? 0 : ahead;
    // The observer reports only after the first paint.
    const { top, bottom } = element.getBoundingClientRect();
    setVisible(top < window.innerHeight + margin && bottom > -margin);
    const observer = new IntersectionObserver(
      (entries) => setVisible((before) => entries.at(-1)?.isIntersecting ?? before),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
}
