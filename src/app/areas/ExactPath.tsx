import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface ExactPathProps {
  segments: number;
  children: ReactNode;
}

/** Shows a page only at its own path, where react-admin would mount it at all paths below too (reading R5). A trailing slash does not count. */
export function ExactPath({ segments, children }: ExactPathProps) {
  const { pathname } = useLocation();
  const segmentCount = pathname.split('/').filter((segment) => segment !== '').length;
  return segmentCount === segments ? children : <Navigate to="/404" replace />;
}
