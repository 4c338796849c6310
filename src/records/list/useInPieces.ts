import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` rows are to be rendered: a few at first, then a few more each time, so that the page answers in
 * between and the first ones are seen early.
 * @param first how many at first
 * @param further how many more at a time
 */
export function useInPieces(count: number, first: number, further: number): number {
  const [ready, setReady] = useState(first);
  useEffect(() => {
    if (ready < count) startTransition(() => setReady(ready + further));
  }, [ready, count, further]);
  return Math.min(ready, count);
}
