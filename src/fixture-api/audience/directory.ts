import { BadRequest, isRecord } from '../answers';
import type { Resources } from '../crud/createResources';
import type { Context, KeysOf, Store, StoredRecord } from '../store';

/** What an audience may name, from few to many. */
export const audienceTypes = ['role', 'group', 'user'] as const;

export type AudienceType = (typeof audienceTypes)[number];

export interface Audience {
  readonly everyone: boolean;
  readonly include: readonly AudiencePart[];
  readonly exclude: readonly AudiencePart[];
  /** Language codes; empty means all languages. */
  readonly languages: readonly string[];
}

function readPart(value: unknown): AudiencePart {
  const type = isRecord(value) ? audienceTypes.find((each) => each === value.type) : undefined;
  if (!isRecord(value) || typeof value.id !== 'string' || type === undefined) {
    throw new BadRequest('A part of an audience must be {type: "group", "role" or "user", id, within?}');
  }
  const { id, within = false } = value;
  if (typeof within !== 'boolean') throw new BadRequest('within must be true or false');
  return { type, id, within };
}

function readList(audience: Record<string, unknown>, field: string): unknown[] {
  const list = audience[field] ?? [];
  if (!Array.isArray(list)) throw new BadRequest(`audience.${field} must be a list`);
  return list;
}

/** Reads the audience in a request; unknown groups, roles and people are kept and match nobody. @throws BadRequest for another shape */
export function readAudience(value: unknown): Audience {
  if (!isRecord(value)) throw new BadRequest('audience must be an object');
  const { everyone = false } = value;
  if (typeof everyone !== 'boolean') throw new BadRequest('audience.everyone must be true or false');
  return {
    everyone,
    include: readList(value, 'include').map(readPart),
    exclude: readList(value, 'exclude').map(readPart),
    languages: readList(value, 'languages').map(String),
  };
}

/** Returns a test for people that belong to an audience: `exclude` wins over `include`, and no languages means all. */
function audienceTest(
  directory: Directory,
  { everyone, include, exclude, languages }: Audience,
): (person: StoredRecord) => boolean {
  const isIncluded = everyone ? () => true : directory.memberTest(include);
  const isExcluded = directory.memberTest(exclude);
  return (person) =>
    (languages.length === 0 || languages.includes(String(person.language))) &&
    isIncluded(person) &&
    !isExcluded(person);
}

/** The active users of an audience. */
export function peopleOf(directory: Directory, audience: Audience): readonly StoredRecord[] {
  const belongs = audienceTest(directory, audience);
  return directory.users().filter((user) => user.status === 'active' && belongs(user));
}

type DirectorySource = Pick<Context, 'records' | 'store'>;

const directoryOf = ({ records, store }: DirectorySource) =>
  createDirectory({ has: () => true, records }, store);

/** The same for the rules of an area, if the server has User Management. */
export function audienceOf(context: DirectorySource, audience: Audience) {
  return peopleOf(directoryOf(context), audience);
}

/** Returns a test for audiences that include a person, without checking anyone else. */
export function membershipOf(
  context: DirectorySource,
  person: StoredRecord,
): (audience: Audience) => boolean {
  const directory = directoryOf(context);
  return (audience) => audienceTest(directory, audience)(person);
}

const byEmail: KeysOf = ({ email }) => [String(email).toLowerCase()];

/** The user record of the calling account; without one, a person without groups and roles. */
export function readerOf({ store, account }: Pick<Context, 'store' | 'account'>): StoredRecord {
  const [id] = store.idsBy('users', byEmail, account.email);
  const user = id === undefined ? undefined : store.get('users', id);
  return user ?? { id: account.email, version: 1 };
}

interface AudiencePart {
  readonly type: AudienceType;
  readonly id: string;
  readonly within: boolean;
}

interface GroupTree {
  readonly children: ReadonlyMap<string, readonly string[]>;
  /** The groups that have a role directly, by role. */
  readonly byRole: ReadonlyMap<string, readonly string[]>;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const groupTree = (store: Store) => store.memo(['groups'], readTree);

function readTree(store: Store): GroupTree {
  const children = new Map<string, string[]>();
  const byRole = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, id: string) => {
    const ids = map.get(key);
    if (ids) ids.push(id);
    else map.set(key, [id]);
  };
  for (const { id, parentId, roleIds } of store.all('groups')) {
    if (typeof parentId === 'string') add(children, parentId, id);
    for (const role of texts(roleIds)) add(byRole, role, id);
  }
  return { children, byRole };
}

/** The groups above a group, root first. */
export function pathOf(store: Store, group: StoredRecord): StoredRecord[] {
  const parent = typeof group.parentId === 'string' ? store.get('groups', group.parentId) : undefined;
  return parent ? [...pathOf(store, parent), parent] : [];
}

/** Users, groups and roles for use by any area; empty if no area declares the resource. */
export function createDirectory({ has, records }: Pick<Resources, 'has' | 'records'>, store: Store) {
  const all = (resource: string) => (has(resource) ? records(resource) : []);
  const tree: GroupTree = has('groups') ? groupTree(store) : { children: new Map(), byRole: new Map() };

  function withBelow(ids: readonly string[]): Set<string> {
    const groupIds = new Set(ids);
    for (const id of groupIds) for (const child of tree.children.get(id) ?? []) groupIds.add(child);
    return groupIds;
  }

  return {
    users: () => all('users'),
    groups: () => all('groups').map((group) => ({ group, path: pathOf(store, group) })),
    roles: () => all('roles'),

    /** Returns a test for users that are named, in one of the groups, or have one of the roles, directly or through a group. */
    memberTest(parts: readonly AudiencePart[]): (user: StoredRecord) => boolean {
      const users = new Set(parts.filter(({ type }) => type === 'user').map(({ id }) => id));
      const roles = new Set(parts.filter(({ type }) => type === 'role').map(({ id }) => id));
      const groups = new Set([...roles].flatMap((id) => [...withBelow(tree.byRole.get(id) ?? [])]));
      for (const { type, id, within } of parts) {
        if (type === 'group') for (const each of within ? withBelow([id]) : [id]) groups.add(each);
      }
      return ({ id, roleIds, groupIds }) =>
        users.has(id) ||
        texts(roleIds).some((id) => roles.has(id)) ||
        texts(groupIds).some((id) => groups.has(id));
    },
  };
}

export type Directory = ReturnType<typeof createDirectory>;
