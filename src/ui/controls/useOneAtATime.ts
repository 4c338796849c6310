import { useCallback, useRef, useState } from 'react';

/** Runs a piece of work; while another one is running, does nothing and resolves to undefined. */
export type OneAtATime = <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;

/**
 * Runs one piece of work at a time, for whatever is more than one call of a resource: a second click can arrive before
 * the first is rendered. Also returns whether work is running.
 */
export function useOneAtATime(): readonly [once: OneAtATime, isBusy: boolean] {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const once: OneAtATime = useCallback(async (work) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return [once, isBusy];
}
