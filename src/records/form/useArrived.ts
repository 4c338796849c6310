import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which a form is shown without the rest. */
const patience = 300;

/** A query for something that a form shows beside its record, as `useQuery` takes it. */
export type Need = UseQueryOptions<unknown, Error, unknown, QueryKey>;

/**
 * Asks for what a form shows beside its record, and tells when the form can be shown with it, so that nothing moves
 * once it is there: when all has been answered, at the latest after 300 ms. From then on it stays true.
 */
export function useArrived(needs: readonly Need[]): boolean {
  const waiting = useQueries({ queries: [...needs] }).some(({ isLoading }) => isLoading);
  const [isShown, setShown] = useState(!waiting);
  if (!isShown && !waiting) setShown(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
