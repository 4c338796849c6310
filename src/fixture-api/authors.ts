import type { StoredRecord } from './store';

interface Author {
  readonly id: string;
  readonly name: string;
}

/** The accounts that may write everywhere, as the initial records name them. */
export const [alexandra, emil] = [
  { id: 'admin@publisher.example', name: 'Alexandra Winter' },
  { id: 'editor@publisher.example', name: 'Emil Sommer' },
] as const;

/** How many further people write the records of an area. */
const further = 4;

const cache = new WeakMap<readonly StoredRecord[], Map<string, readonly Author[]>>();

/** Who may have written initial records: both accounts, each twice as often, and the first active users with one of the roles. */
export function authorsAmong(
  users: readonly StoredRecord[],
  roles: readonly StoredRecord[],
  keys: readonly string[],
): readonly Author[] {
  const byKeys = cache.get(users) ?? new Map<string, readonly Author[]>();
  cache.set(users, byKeys);
  const known = byKeys.get(keys.join());
  if (known) return known;
  const ids = new Set(roles.filter(({ key }) => keys.includes(String(key))).map(({ id }) => id));
  const others = users.filter(
    ({ status, roleIds, email }) =>
      status === 'active' &&
      Array.isArray(roleIds) &&
      roleIds.some((id) => ids.has(id)) &&
      email !== alexandra.id &&
      email !== emil.id,
  );
  const authors = [
    ...[alexandra, emil, alexandra, emil],
    ...others.slice(0, further).map(({ email, name }) => ({ id: String(email), name: String(name) })),
  ];
  byKeys.set(keys.join(), authors);
  return authors;
}
