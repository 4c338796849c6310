import { startTransition, useEffect, useState } from 'react';

/**
 * False while a component is rendered for the first time, then true, in a render of its own that gives way to input: for
 * what may come after the rest of a page. Not `useDeferredValue(true, false)`: on a page whose code has just arrived, React
 * starts rendering from the page's root again with each update meanwhile.
 */
export function useAfterFirstRender(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => startTransition(() => setAfter(true)), []);
  return isAfter;
}
