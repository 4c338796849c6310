import type { Context, KeysOf, StoredRecord } from '../store';

const byEmail: KeysOf = ({ email }) => [String(email).toLowerCase()];

/** Who calls: the user with the address of the account; whoever has no record is in no group and has no role. */
export function readerOf({ store, account }: Pick<Context, 'store' | 'account'>): StoredRecord {
  const [id] = store.idsBy('users', byEmail, account.email);
  const user = id === undefined ? undefined : store.get('users', id);
  return user ?? { id: account.email, version: 1 };
}
