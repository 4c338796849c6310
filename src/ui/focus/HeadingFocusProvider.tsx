import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisitsContext } from './headingFocus';
import { isTyping } from './isTyping';

interface HeadingFocusProviderProps {
  signedIn: boolean;
  children: ReactNode;
}

/** Counts page visits for `useHeadingFocus`. Needed once, inside the router, around everything that navigates. */
export function HeadingFocusProvider({ signedIn, children }: HeadingFocusProviderProps) {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, signedIn, count: 0, isInside: false });
  if (visit.pathname !== pathname)
    setVisit({ pathname, signedIn, count: visit.count + 1, isInside: visit.signedIn === signedIn });

  const focusedVisit = useRef(0);
  const hasActedRef = useRef(false);
  useEffect(() => {
    // A redirect during the page load is not a navigation by the visitor.
    const onAction = () => {
      hasActedRef.current = true;
    };
    const events = ['keydown', 'pointerdown', 'click'] as const;
    for (const event of events) window.addEventListener(event, onAction, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, onAction, { capture: true });
    };
  }, []);

  const hasFocusMoved = useHasFocusMoved(visit.count);
  const take = useCallback(() => {
    if (focusedVisit.current >= visit.count) return false;
    focusedVisit.current = visit.count;
    return hasActedRef.current && !hasFocusMoved();
  }, [visit.count, hasFocusMoved]);
  const hasActed = useCallback(() => hasActedRef.current, []);
  const wasKey = useWasKey();
  const isByKey = useCallback(() => visit.isInside && wasKey(), [visit.isInside, wasKey]);
  const visits = useMemo(
    () => ({ current: visit.count, take, hasActed, isByKey }),
    [visit.count, take, hasActed, isByKey],
  );
  return <VisitsContext value={visits}>{children}</VisitsContext>;
}

/** Whether the last input was a key that typed no text. */
function useWasKey(): () => boolean {
  const wasKey = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      wasKey.current = event.type === 'keydown' && !isTyping(event.target);
    };
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, note, true);
    return () => {
      for (const event of events) window.removeEventListener(event, note, true);
    };
  }, []);
  return useCallback(() => wasKey.current, []);
}

/** Whether the visitor has moved to another control since a visit began, while its page was loading. */
function useHasFocusMoved(visit: number): () => boolean {
  const focusOnVisit = useRef<Element | null>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit starts over
  useLayoutEffect(() => {
    focusOnVisit.current = document.activeElement;
    moved.current = false;
  }, [visit]);
  useEffect(() => {
    const move = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') moved.current = true;
    };
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, move, true);
    return () => {
      for (const event of events) window.removeEventListener(event, move, true);
    };
  }, []);
  return useCallback(() => {
    const { activeElement, body } = document;
    return moved.current && activeElement !== body && activeElement !== focusOnVisit.current;
  }, []);
}
