import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface ExactPathProps {
  segments: number;
  children: ReactNode;
}

/** Shows a page at its own path only; react-admin mounts pages at all paths below too (reading R5). A trailing slash is no segment. */
export function ExactPath({ segments, children }: ExactPathProps) {
  const { pathname } = useLocation();
  const given = pathname.split('/').filter((segment) => segment !== '').length;
  return given === segments ? children : <Navigate to="/404" replace />;
}
