import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { pagesOf } from '@/areas';
import { useServices } from '../services';

/** The pattern of the current page; undefined if it belongs to no area. */
export function usePagePattern(): string | undefined {
  const { areas } = useServices();
  const { pathname } = useLocation();
  const pages = useMemo(() => pagesOf(areas), [areas]);
  return pages.find(({ pattern }) => matchPath(`/${pattern}`, pathname))?.pattern;
}
