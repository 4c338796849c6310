import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on each Back or Forward. Use it to replace typed or pending values by those of the address: a step may
 * lead to the very value that was last rendered, so nothing else signals it.
 */
export function useHistoryStep(onStep: () => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const listener = () => step();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
