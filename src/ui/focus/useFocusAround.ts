import { type RefObject, useEffect, useRef } from 'react';
import { focusAround } from './takeFocus';

/** Gives the focus to the container around the element when `state` changes and what had the focus has gone with it. */
export function useFocusAround<E extends Element>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const earlier = useRef(state);
  useEffect(() => {
    if (earlier.current !== state && document.activeElement === document.body) focusAround(element.current);
    earlier.current = state;
  }, [state]);
  return element;
}
