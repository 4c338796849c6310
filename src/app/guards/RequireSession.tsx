import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAddress } from '@/session/returnTarget';
import { useSession } from '../services';

/**
 * Shows a page to the signed-in; others sign in and come back (reading R5). The epoch as key gives each person a fresh page
 * (case T140). Over unsaved input the page stays under `SignInAgain` (reading R7).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { signedIn, epoch, interrupted } = useSession();
  const { pathname, search, hash } = useLocation();
  if (!signedIn && interrupted === undefined) {
    // The router takes doubled slashes for one; a target after sign-in may hold none.
    const path = pathname.replace(/\/{2,}/g, '/');
    return <Navigate to={signInAddress(`${path}${search}${hash}`)} replace />;
  }
  return <Fragment key={epoch}>{children}</Fragment>;
}
