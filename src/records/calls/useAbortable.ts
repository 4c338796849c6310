import { useCallback, useEffect, useRef } from 'react';

export interface Abortable {
  /**
   * Aborts the previous work and returns the signal for the new one, which lasts until the next call, `abort` or the
   * unmount.
   */
  readonly begin: () => AbortSignal;
  readonly abort: () => void;
}

/** Aborts work when other work replaces it or its component unmounts. */
export function useAbortable(): Abortable {
  const controller = useRef<AbortController>(undefined);
  const abort = useCallback(() => controller.current?.abort(), []);
  const begin = useCallback(() => {
    abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, [abort]);
  useEffect(() => abort, [abort]);
  return { begin, abort };
}
