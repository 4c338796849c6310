import type { Account } from './accounts';
import { type FieldErrors, invalid, json, noContent, readObject } from './answers';
import type { BearerCall, OpenCall } from './call';
import { settle } from './changes';
import type { Settings } from './options';
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

function profileErrors(body: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {};
  if (typeof body.name !== 'string' || body.name.trim() === '') errors.name = 'ra.validation.required';
  for (const field of Object.keys(body)) {
    if (field !== 'name') errors[field] = 'This field cannot be changed';
  }
  return errors;
}

/** `GET|POST {clientApi}admin/profile`, for everyone signed in (reading R5); the POST accepts exactly `{name}` (reading R7). */
export function createProfileCalls(
  { names }: Settings,
  people: People,
  permissionsNow: (account: Account) => readonly string[],
): BearerCall[] {
  const address = { base: 'clientApi', path: 'admin/profile', access: 'bearer' } as const;
  return [
    {
      ...address,
      method: 'GET',
      respond: ({ account }) =>
        json({
          name: names.get(account.email) ?? account.name,
          email: account.email,
          permissions: permissionsNow(account),
        }),
    },
    {
      ...address,
      method: 'POST',
      async respond({ request, account }) {
        const body = await readObject(request);
        const errors = profileErrors(body);
        if (Object.keys(errors).length > 0) return invalid(errors);
        const name = String(body.name);
        const renamed = people.rename(account, name);
        if (renamed === undefined) names.set(account.email, name);
        else if (!('done' in renamed)) return settle(renamed);
        return noContent();
      },
    },
  ];
}
