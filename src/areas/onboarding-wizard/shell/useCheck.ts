import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/ui/shell';

/** The minimum time between checks, in milliseconds. */
const pause = 2000;

/** Checks whether a step is done after each accepted change, at most every two seconds (OW11). */
export function useCheck(isWanted: boolean, check: () => unknown): void {
  const { onRecordsChanged } = useShell();
  const asked = useRef(Number.NEGATIVE_INFINITY);
  const ask = useEffectEvent(() => {
    asked.current = performance.now();
    void check();
  });
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRecordsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.max(0, asked.current + pause - performance.now()));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWanted, onRecordsChanged]);
}
