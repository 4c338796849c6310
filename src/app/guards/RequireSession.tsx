import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAddress } from '@/session/returnTarget';
import { useSession } from '../services';

/**
 * Shows a page to signed-in users and redirects others to the sign-in page, which leads back (reading R5). The epoch as key gives each
 * person a fresh page. During an interruption the page stays, under `SignInAgain` (reading R7).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { signedIn, epoch, interrupted } = useSession();
  const { pathname, search, hash } = useLocation();
  if (!signedIn && interrupted === undefined) {
    // The router merges repeated slashes, but a return target must not contain any.
    const path = pathname.replace(/\/{2,}/g, '/');
    return <Navigate to={signInAddress(`${path}${search}${hash}`)} replace />;
  }
  return <Fragment key={epoch}>{children}</Fragment>;
}
