import { startTransition, useEffect, useState } from 'react';

/**
 * How many pieces of a page to render by now: none at first, then one more after each paint, in slices that keep the page
 * answering. Number them in the order in which they are seen.
 */
export function useDeferred(pieces = 1): number {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    if (rendered < pieces) startTransition(() => setRendered(rendered + 1));
  }, [rendered, pieces]);
  return Math.min(rendered, pieces);
}
