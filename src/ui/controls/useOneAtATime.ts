import { useCallback, useRef } from 'react';

/** Does a piece of work; undefined without doing it while an earlier one is under way. */
export type OneAtATime = <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;

/** One piece of work at a time: the second press of a double click may come before the first one is shown. */
export function useOneAtATime(): OneAtATime {
  const isBusy = useRef(false);
  return useCallback(async (work) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
