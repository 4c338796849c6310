import { useLayoutEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Returns a function that focuses an element after the next render, when what was changed is in its new place. */
export function useFocusAfterRender(): (find: Find) => void {
  const request = useRef<Find>(undefined);
  useLayoutEffect(() => {
    const find = request.current;
    request.current = undefined;
    find?.()?.focus();
  });
  return (find) => {
    request.current = find;
  };
}
