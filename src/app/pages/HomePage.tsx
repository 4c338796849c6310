import { Navigate } from 'react-router-dom';
import { defaultTarget } from '@/session/returnTarget';
import { useSession } from '../services';

/** `/`: redirects to the profile, or to the sign-in page while nobody is signed in (reading R5). */
export function HomePage() {
  const { signedIn } = useSession();
  return <Navigate to={signedIn ? defaultTarget : '/login'} replace />;
}
