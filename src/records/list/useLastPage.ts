import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * A page beyond the end leads to the last one; react-admin alone would go to the first, and does so with each render until
 * the rows are there.
 */
export function useLastPage(): void {
  const { page, perPage, total, isFetching, setPage } = useListContext();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (target.current === undefined) {
      if (isFetching || page <= last) return;
      target.current = last;
      // After react-admin's own effect of the same moment, so that this one has the last word.
      queueMicrotask(() => setPage(last));
    } else if (page !== target.current) {
      if (page === 1) setPage(target.current);
    } else if (!isFetching) target.current = undefined;
  }, [isFetching, page, last, setPage]);
}
