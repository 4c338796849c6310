import { type RefObject, useEffect, useRef, useState } from 'react';

/** By how much something of a width, in pixels, is made smaller to fit into an element; 1 where there is room. */
export function useFit<E extends HTMLElement>(
  width: number,
): { element: RefObject<E | null>; scale: number } {
  const element = useRef<E>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth || width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  // Rounded down: a part of a pixel too much would make it scroll.
  return { element, scale: Math.min(1, Math.floor((room / width) * 1000) / 1000) };
}
