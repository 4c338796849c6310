import type { SeedTools } from './defineFixtures';
import type { StoredRecord } from './store';

interface Author {
  /** The email address, as in all records: it identifies the account. */
  readonly id: string;
  readonly name: string;
}

/** The demo accounts that write, as the initial records name them. */
export const [alexandra, emil] = [
  { id: 'admin@publisher.example', name: 'Alexandra Winter' },
  { id: 'editor@publisher.example', name: 'Emil Sommer' },
] as const;

/** How many further people write the records of an area. */
const colleagueCount = 4;
const year = 365 * 24 * 60 * 60 * 1000;

const cache = new WeakMap<readonly StoredRecord[], Map<string, readonly Author[]>>();

/** Further users who may have written initial records: active for a year, with one of the roles, those first who were here last. */
export function colleaguesWith(
  { records, now }: Pick<SeedTools, 'records' | 'now'>,
  roleKeys: readonly string[],
): readonly Author[] {
  const users = records('users');
  const byKeys = cache.get(users) ?? new Map<string, readonly Author[]>();
  cache.set(users, byKeys);
  const known = byKeys.get(roleKeys.join());
  if (known) return known;
  const roleIds = new Set(
    records('roles')
      .filter(({ key }) => roleKeys.includes(String(key)))
      .map(({ id }) => id),
  );
  const colleagues = users
    .filter(
      ({ status, roleIds: held, email, createdAt }) =>
        status === 'active' &&
        Date.parse(String(createdAt)) < now - year &&
        Array.isArray(held) &&
        held.some((id) => roleIds.has(id)) &&
        email !== alexandra.id &&
        email !== emil.id,
    )
    .sort((one, other) => String(other.lastSignInAt ?? '').localeCompare(String(one.lastSignInAt ?? '')))
    .slice(0, colleagueCount)
    .map(({ email, name }) => ({ id: String(email), name: String(name) }));
  byKeys.set(roleKeys.join(), colleagues);
  return colleagues;
}

/** Who may have written initial records of an area that both accounts may open: those, each twice as often, and colleagues. */
export const authorsWith = (
  tools: Pick<SeedTools, 'records' | 'now'>,
  roleKeys: readonly string[],
): readonly Author[] => [alexandra, emil, alexandra, emil, ...colleaguesWith(tools, roleKeys)];
