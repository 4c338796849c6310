import { type FieldErrors, invalid, noContent, readObject } from './answers';
import type { BearerCall, OpenCall } from './call';
import type { People } from './people';

/** The character classes of a new password (specification, section 5; reading R8). */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}]/u];

const isStrong = (password: unknown): password is string =>
  typeof password === 'string' && password.length >= 8 && classes.every((one) => one.test(password));

/**
 * The optional password calls: `POST {clientApi}admin/password` changes the signed-in user's password, `POST
 * {clientApi}admin/password-reset` accepts any email without revealing whether there is an account (reading R1).
 */
export function createPasswordCalls(people: People): [BearerCall, OpenCall] {
  return [
    {
      method: 'POST',
      base: 'clientApi',
      path: 'admin/password',
      access: 'bearer',
      async respond({ request, account }) {
        const { currentPassword, newPassword } = await readObject(request);
        const errors: FieldErrors = {};
        if (typeof currentPassword !== 'string' || !people.hasPassword(account, currentPassword)) {
          errors.currentPassword = 'This is not the current password';
        }
        if (!isStrong(newPassword)) errors.newPassword = 'The password is too weak';
        else if (Object.keys(errors).length === 0) people.changePassword(account.email, newPassword);
        return Object.keys(errors).length > 0 ? invalid(errors) : noContent();
      },
    },
    {
      method: 'POST',
      base: 'clientApi',
      path: 'admin/password-reset',
      access: 'public',
      async respond({ request }) {
        const { email } = await readObject(request);
        const isGiven = typeof email === 'string' && email.trim() !== '';
        return isGiven ? noContent() : invalid({ email: 'ra.validation.required' });
      },
    },
  ];
}
