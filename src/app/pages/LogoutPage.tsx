import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTakeUndoableMutation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadingState } from '@/ui/state/LoadingState';
import { useServices, useSession } from '../services';

/** How long to wait for pending requests, in milliseconds. */
const changeWithin = 3_000;

/**
 * `/logout`: clears the session and leads to `/login` (specification, section 2; reading R5), after carrying out a change that can
 * still be undone and waiting for the areas' sign-out work. The leave guard of a form has asked before.
 */
export function LogoutPage() {
  const { session, signOutWork } = useServices();
  const { signedIn } = useSession();
  const queryClient = useQueryClient();
  const takeMutation = useTakeUndoableMutation();
  const changes = useIsMutating();

  const [isSent, setSent] = useState(signOutWork.isEmpty);
  useEffect(() => void signOutWork.run().then(() => setSent(true)), [signOutWork]);
  useEffect(() => takeMutation()?.({ isUndo: false }), [takeMutation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each finished change
  useEffect(() => {
    if (isSent && queryClient.isMutating() === 0) session.signOut();
    const timer = setTimeout(session.signOut, changeWithin);
    return () => clearTimeout(timer);
  }, [session, queryClient, changes, isSent]);

  return signedIn ? <LoadingState /> : <Navigate to="/login" replace />;
}
