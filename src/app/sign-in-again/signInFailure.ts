import { GrantError } from '../../session/tokenEndpoint';

/** The key of the text that says why signing in again has failed. */
export function signInFailure(error: unknown): string {
  // The password was right, but the profile did not arrive.
  if (!(error instanceof GrantError)) return 'app.signInAgain.unknown';
  if (error.reason === 'unreachable') return 'app.errors.offline';
  return (error.status ?? 0) >= 500 ? 'app.errors.server' : 'app.signIn.failed';
}
