import { type RefObject, useEffect, useRef } from 'react';
import { focusAround } from './takeFocus';

/** Focuses the element's container when `state` changes and the focused element disappeared with it. */
export function useFocusAround<E extends Element>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const previousState = useRef(state);
  useEffect(() => {
    if (previousState.current !== state && document.activeElement === document.body)
      focusAround(element.current);
    previousState.current = state;
  }, [state]);
  return element;
}
