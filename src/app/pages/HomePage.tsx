import { Navigate } from 'react-router-dom';
import { defaultTarget } from '@/session/returnTarget';
import { useSession } from '../services';

/** `/`: the profile for those who are signed in, else the sign-in page (reading R5). */
export function HomePage() {
  const { signedIn } = useSession();
  return <Navigate to={signedIn ? defaultTarget : '/login'} replace />;
}
