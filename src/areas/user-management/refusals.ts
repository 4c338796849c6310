import { useGetIdentity, useTranslate } from 'react-admin';
import type { User } from './users/userSchema';

/** The key of the text that says why the server refuses: `code` as in `access` of a record or in a 409. */
function refusalReason(code: string): string {
  return `areas.user-management.refusals.${code}`;
}

/** The words for a refusal's code; one that the texts do not know is told as a refusal without a reason. */
export function useRefusalReason(): (code: string) => string {
  const translate = useTranslate();
  return (code) => translate(refusalReason(code), { _: translate('areas.user-management.guards.refused') });
}

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
