import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at each step back or forward in the browser's history. What is typed or set meanwhile gives way to what the address holds:
 * a step may end at the very value that was last rendered, so that nothing else tells of it.
 */
export function useHistoryStep(onStep: () => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const listener = () => step();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
