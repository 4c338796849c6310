import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Work of which one piece runs at a time. */
export interface Abortable {
  /** Aborts the piece before; the new one has until the next call, `abort`, or the end of the component. */
  readonly begin: () => AbortSignal;
  readonly abort: () => void;
}

/** Aborts work that nobody waits for any more: because other work takes its place, or the component has gone. */
export function useAbortable(): Abortable {
  const controller = useRef<AbortController>(undefined);
  const abort = useCallback(() => controller.current?.abort(), []);
  const begin = useCallback(() => {
    abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, [abort]);
  useEffect(() => abort, [abort]);
  return useMemo(() => ({ begin, abort }), [begin, abort]);
}
