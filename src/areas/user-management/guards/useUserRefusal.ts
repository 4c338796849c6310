import { useGetIdentity } from 'react-admin';
import type { User } from '../users/userSchema';
import { useRefusalReason } from './refusalReason';

/**
 * Why an action is refused for a user, as a sentence, so that it can be switched off beforehand: the server's `access`
 * says it for each record; that nobody does this to themself is known here as well. Undefined when it is allowed.
 */
export function useUserRefusal(): (user: User, action: keyof User['access']) => string | undefined {
  const reasonOf = useRefusalReason();
  const { data: identity } = useGetIdentity();
  const own = String(identity?.id ?? '').toLowerCase();
  return ({ email, access }, action) => {
    const code = email.toLowerCase() === own ? 'self' : access[action];
    return code === undefined ? undefined : reasonOf(code);
  };
}
