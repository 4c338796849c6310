import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { shownPageAt } from '@/areas';
import { useServices } from '../services';

/** The pattern of the current page; see `shownPageAt`. */
export function usePagePattern(): string | undefined {
  const { areas } = useServices();
  const { pathname } = useLocation();
  return useMemo(() => shownPageAt(areas, pathname), [areas, pathname]);
}
