import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LoadingOverlayDialog } from './LoadingOverlayDialog';
import {
  type LoadingOverlay,
  LoadingOverlayContext,
  OverlayPauseContext,
  overlayTimeout,
} from './loadingOverlay';

/** Provides the loading overlay and renders it above the page. */
export function LoadingOverlayProvider({ children }: { children: ReactNode }) {
  const timers = useRef(new Map<symbol, ReturnType<typeof setTimeout>>());
  const [count, setCount] = useState(0);
  const [pauses, setPauses] = useState(0);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  const overlay = useMemo<LoadingOverlay>(() => {
    const close = (opening: symbol) => {
      clearTimeout(timers.current.get(opening));
      timers.current.delete(opening);
      setCount(timers.current.size);
    };
    const show = () => {
      const opening = Symbol('opening');
      timers.current.set(
        opening,
        setTimeout(() => close(opening), overlayTimeout),
      );
      setCount(timers.current.size);
      return () => close(opening);
    };
    const hide = () => {
      for (const oldest of timers.current.keys()) return close(oldest);
    };
    return { show, hide, during: (work) => work.finally(show()) };
  }, []);

  const pause = useCallback(() => {
    setPauses((before) => before + 1);
    return () => setPauses((before) => before - 1);
  }, []);

  return (
    <OverlayPauseContext value={pause}>
      <LoadingOverlayContext value={overlay}>
        {children}
        <LoadingOverlayDialog open={count > 0 && pauses === 0} />
      </LoadingOverlayContext>
    </OverlayPauseContext>
  );
}
