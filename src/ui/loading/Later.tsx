import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after what is seen first: for what stands below it and moves nothing when it comes. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
