import type { Account } from './accounts';
import { type FieldErrors, invalid, json, noContent, readObject } from './answers';
import type { BearerCall } from './call';
import type { Settings } from './options';
import type { People } from './people';

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
        if (!people.rename(account.email, name)) names.set(account.email, name);
        return noContent();
      },
    },
  ];
}
