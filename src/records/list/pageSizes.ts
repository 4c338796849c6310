import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The default page sizes. */
const defaultSizes = [10, 25, 50, 100];

/** The page sizes that a list offers, including its own default. */
export function offeredSizes(perPage: number, sizes: readonly number[] = defaultSizes): readonly number[] {
  return [...new Set([...sizes, perPage])].sort((one, other) => one - other);
}

/**
 * The address's query with the list's default page size in place of one not offered, the first page in place of an
 * impossible one, and the default order in place of one without a direction; undefined if nothing is wrong. Without
 * this, an address could request thousands of rows and block the browser.
 */
export function useCorrectedSearch(perPage: number, sizes: readonly number[]): string | undefined {
  const params = new URLSearchParams(useLocation().search);
  const size = params.get('perPage');
  const page = params.get('page');
  const isOffered = size === null || sizes.some((each) => String(each) === size);
  const isPage = page === null || /^[1-9]\d{0,9}$/.test(page);
  const isOrder = /^(ASC|DESC)$/.test(params.get('order') ?? 'ASC');
  if (isOffered && isPage && isOrder) return undefined;
  if (!isOffered) params.set('perPage', String(perPage));
  if (!isPage) params.set('page', '1');
  if (!isOrder) for (const name of ['sort', 'order']) params.delete(name);
  return `?${params}`;
}

/**
 * Goes from a page beyond the end to the last one; react-admin would go to the first, on each render until rows arrive.
 */
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
