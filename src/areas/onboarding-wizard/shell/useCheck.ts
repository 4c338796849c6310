import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/ui/shell';

/** At most one question in so many milliseconds. */
const pause = 2000;

/** Asks whether a step is done after each change that the server has accepted, once in two seconds (OW11). */
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
