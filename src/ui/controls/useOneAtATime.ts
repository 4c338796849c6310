import { useCallback, useRef } from 'react';

/** Runs a piece of work; while another one is running, does nothing and resolves to undefined. */
export type OneAtATime = <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;

/** Runs one piece of work at a time: a second click can arrive before the first is rendered. */
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
