import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Goes from a page beyond the end to the last one; react-admin would go to the first, on each render until rows arrive. */
export function useLastPage(): void {
  const { page, perPage, total, isFetching, setPage } = useListContext();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (target.current === undefined) {
      if (isFetching || page <= last) return;
      target.current = last;
      // After react-admin's own effect, to override it.
      queueMicrotask(() => setPage(last));
    } else if (page !== target.current) {
      if (page === 1) setPage(target.current);
    } else if (!isFetching) target.current = undefined;
  }, [isFetching, page, last, setPage]);
}
