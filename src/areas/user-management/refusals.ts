import { useGetIdentity, useTranslate } from 'react-admin';
import type { User } from './users/userSchema';

/** The text for a refusal's code, as in `access` of a record or in a 409; an unknown code gets a text without a reason. */
export function useRefusalReason(): (code: string) => string {
  const translate = useTranslate();
  return (code) =>
    translate(`areas.user-management.refusals.${code}`, {
      _: translate('areas.user-management.guards.refused'),
    });
}

/**
 * Why the server would refuse an action on a user, as a sentence for a disabled button; undefined when it is allowed. It
 * comes from `access` of the record; actions on oneself are known to be refused without it.
 */
export function useUserRefusal(): (user: User, action: keyof User['access']) => string | undefined {
  const reasonOf = useRefusalReason();
  const { data: identity } = useGetIdentity();
  const own = String(identity?.id ?? '').toLowerCase();
  return ({ email, access }, action) => {
    // Who is the last administrator has nobody else to ask.
    const isOwn = action !== 'credentials' && email.toLowerCase() === own;
    const code = access[action] ?? (isOwn ? 'self' : undefined);
    return code === undefined ? undefined : reasonOf(code);
  };
}
