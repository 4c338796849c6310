import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` rows are to be rendered: a few at first, then a few more each time, so that the page answers in
 * between and the first ones are seen early.
 * @param piece how many more at a time
 */
export function useInPieces(count: number, piece: number): number {
  const [ready, setReady] = useState(piece);
  useEffect(() => {
    if (ready < count) startTransition(() => setReady(ready + piece));
  }, [ready, count, piece]);
  return Math.min(ready, count);
}
