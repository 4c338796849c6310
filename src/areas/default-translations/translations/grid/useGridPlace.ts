import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { GridCellPlace } from './useGridKeys';

interface StoredPlace {
  readonly active: GridCellPlace;
  readonly top: number;
  readonly left: number;
}

/** Restores the scroll position, the active cell and the focus when the person returns to the list by Back or a link. */
export function useGridPlace(
  frame: HTMLElement,
  table: RefObject<HTMLElement | null>,
  active: GridCellPlace,
  setActive: (place: GridCellPlace) => void,
): void {
  const queryClient = useQueryClient();
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || state?.returning === true;
  const key = ['textGridPlaces', search];
  const latest = useRef({ key, active });
  useLayoutEffect(() => {
    latest.current = { key, active };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    queryClient.setQueryDefaults(['textGridPlaces'], { gcTime: Number.POSITIVE_INFINITY });
    const place = isReturn ? queryClient.getQueryData<StoredPlace>(key) : undefined;
    if (place) {
      setActive(place.active);
      frame.scrollTop = place.top;
      frame.scrollLeft = place.left;
      const focused = document.activeElement;
      if (focused === document.body || focused?.matches('h1, main'))
        table.current?.focus({ preventScroll: true });
    }
    const scroll = { top: place?.top ?? 0, left: place?.left ?? 0 };
    const onScroll = () => {
      Object.assign(scroll, { top: frame.scrollTop, left: frame.scrollLeft });
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      frame.removeEventListener('scroll', onScroll);
      queryClient.setQueryData<StoredPlace>(latest.current.key, { active: latest.current.active, ...scroll });
    };
  }, []);
}
