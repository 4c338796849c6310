import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface ExactPathProps {
  /** How many segments the path has. */
  segments: number;
  children: ReactNode;
}

/**
 * Shows a page at its own path alone: react-admin mounts the pages of a resource at all paths below, and an unknown path
 * is a missing page (reading R5). A trailing slash is no segment.
 */
export function ExactPath({ segments, children }: ExactPathProps) {
  const { pathname } = useLocation();
  const given = pathname.split('/').filter((segment) => segment !== '').length;
  return given === segments ? children : <Navigate to="/404" replace />;
}
