import type { Resources } from '../crud/createResources';
import type { Store, StoredRecord } from '../store';

export interface AudiencePart {
  readonly type: 'group' | 'role';
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

function pathOf(store: Store, group: StoredRecord): StoredRecord[] {
  const parent = typeof group.parentId === 'string' ? store.get('groups', group.parentId) : undefined;
  return parent ? [...pathOf(store, parent), parent] : [];
}

/** Users, groups and roles for use by any area; empty if no area declares the resource. */
export function createDirectory({ has, records }: Pick<Resources, 'has' | 'records'>, store: Store) {
  const all = (resource: string) => (has(resource) ? records(resource) : []);
  const tree: GroupTree = has('groups') ? groupTree(store) : { children: new Map(), byRole: new Map() };

  function withBelow(ids: readonly string[]): Set<string> {
    const found = new Set(ids);
    for (const id of found) for (const child of tree.children.get(id) ?? []) found.add(child);
    return found;
  }

  return {
    users: () => all('users'),
    groups: () => all('groups').map((group) => ({ group, path: pathOf(store, group) })),
    roles: () => all('roles'),

    /** Returns a test for users that are in one of the groups or have one of the roles, directly or through a group. */
    memberTest(parts: readonly AudiencePart[]): (user: StoredRecord) => boolean {
      const roles = new Set(parts.filter(({ type }) => type === 'role').map(({ id }) => id));
      const groups = new Set([...roles].flatMap((id) => [...withBelow(tree.byRole.get(id) ?? [])]));
      for (const { type, id, within } of parts) {
        if (type === 'group') for (const each of within ? withBelow([id]) : [id]) groups.add(each);
      }
      return ({ roleIds, groupIds }) =>
        texts(roleIds).some((id) => roles.has(id)) || texts(groupIds).some((id) => groups.has(id));
    },
  };
}

export type Directory = ReturnType<typeof createDirectory>;
