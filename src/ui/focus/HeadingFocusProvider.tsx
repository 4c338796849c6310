import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisitsContext } from './headingFocus';

/** Counts page visits for `useHeadingFocus`. Needed once, inside the router, around everything that navigates. */
export function HeadingFocusProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, count: 0 });
  if (visit.pathname !== pathname) setVisit({ pathname, count: visit.count + 1 });

  const taken = useRef(0);
  const acted = useRef(false);
  useEffect(() => {
    // A redirect during the page load is not a navigation by the visitor.
    const act = () => {
      acted.current = true;
    };
    const events = ['keydown', 'pointerdown', 'click'] as const;
    for (const event of events) window.addEventListener(event, act, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, act, { capture: true });
    };
  }, []);

  const hasGone = useHasGone(visit.count);
  const take = useCallback(() => {
    if (taken.current >= visit.count) return false;
    taken.current = visit.count;
    return acted.current && !hasGone();
  }, [visit.count, hasGone]);
  const hasActed = useCallback(() => acted.current, []);
  const visits = useMemo(
    () => ({ current: visit.count, take, acted: hasActed }),
    [visit.count, take, hasActed],
  );
  return <VisitsContext value={visits}>{children}</VisitsContext>;
}

/** Whether the visitor has moved to another control since a visit began, while its page was loading. */
function useHasGone(visit: number): () => boolean {
  const from = useRef<Element | null>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit starts over
  useLayoutEffect(() => {
    from.current = document.activeElement;
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
    return moved.current && activeElement !== body && activeElement !== from.current;
  }, []);
}
