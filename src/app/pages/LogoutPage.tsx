import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingState } from '../../ui/LoadingState';
import { useServices, useSession } from '../services';

/**
 * `/logout`: clears the session and leads to `/login`, without a target (specification, section 2; reading R5).
 * A guarded form has asked before this page is reached, so nothing is cleared when the person stays.
 */
export function LogoutPage() {
  const { session } = useServices();
  const { signedIn } = useSession();
  useEffect(() => session.signOut(), [session]);
  return signedIn ? <LoadingState /> : <Navigate to="/login" replace />;
}
