import type { Context, KeysOf, StoredRecord } from '../store';

const byEmail: KeysOf = ({ email }) => [String(email).toLowerCase()];

/** The user record of the calling account; without one, a person without groups and roles. */
export function readerOf({ store, account }: Pick<Context, 'store' | 'account'>): StoredRecord {
  const [id] = store.idsBy('users', byEmail, account.email);
  const user = id === undefined ? undefined : store.get('users', id);
  return user ?? { id: account.email, version: 1 };
}
