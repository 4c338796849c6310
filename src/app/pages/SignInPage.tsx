import { Navigate, useSearchParams } from 'react-router-dom';
import { targetAfterSignIn } from '@/session/returnTarget';
import { useServices, useSession } from '../services';
import { SignInForm } from './SignInForm';

/** `/login`: the sign-in form, or a redirect to the target if someone is signed in already (reading R5). */
export function SignInPage() {
  const { areas } = useServices();
  const { signedIn } = useSession();
  const [query] = useSearchParams();
  if (!signedIn) return <SignInForm />;
  const segments = new Set(['profile', ...areas.map(({ path }) => path.toLowerCase())]);
  return <Navigate to={targetAfterSignIn(query, segments)} replace />;
}
