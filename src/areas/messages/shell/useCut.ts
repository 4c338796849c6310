import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a text does not fit into the lines that it has at first; another `content` is looked at anew. */
export function useCut<E extends HTMLElement>(
  content: unknown,
): { text: RefObject<E | null>; isCut: boolean } {
  const text = useRef<E>(null);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit
  useEffect(() => {
    const { current } = text;
    if (current === null) return;
    const look = () => setCut(current.scrollHeight > current.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [content]);
  return { text, isCut };
}
