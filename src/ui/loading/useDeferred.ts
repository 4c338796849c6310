import { startTransition, useEffect, useState } from 'react';

/**
 * How many of some pieces of a page are to be rendered by now: none at first, then one more each time what is there has
 * been painted. For what is not seen first: React renders it in slices of a few milliseconds, so the page goes on
 * answering. Number the pieces in the order in which they are seen.
 */
export function useDeferred(pieces = 1): number {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    if (rendered < pieces) startTransition(() => setRendered(rendered + 1));
  }, [rendered, pieces]);
  return Math.min(rendered, pieces);
}
