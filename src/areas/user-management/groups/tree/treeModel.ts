import type { Group } from '../groupSchema';
import { type Branch, emptyBranch, unknownBranch, withChild, withoutChild, withPage } from './branch';

/** The id of the root, of which the groups without a parent are children: no id of a server, and not empty, which headless-tree takes for none. */
export const topLevel = '\u0000';

/** A place in the tree: below a group, or below `topLevel`, as its `index`th child. */
export interface Place {
  readonly parentId: string;
  readonly index: number;
}

/** The known groups and their places in the tree, without loading. */
export function createTreeModel() {
  const groups = new Map<string, Group>();
  const parents = new Map<string, string>();
  const branches = new Map<string, Branch>();

  const branchOf = (parentId: string) => branches.get(parentId) ?? unknownBranch;

  function countChildren(parentId: string, count: (before: number) => number): void {
    const parent = groups.get(parentId);
    if (parent) groups.set(parentId, { ...parent, childCount: Math.max(0, count(parent.childCount)) });
  }

  function detach(id: string): void {
    const parentId = parents.get(id);
    if (parentId === undefined) return;
    branches.set(parentId, withoutChild(branchOf(parentId), id));
    countChildren(parentId, (before) => before - 1);
    parents.delete(id);
  }

  /** Moves a group; an index beyond the end is the end. */
  function relocate(id: string, { parentId, index }: Place): void {
    detach(id);
    const isEmpty = groups.get(parentId)?.childCount === 0;
    branches.set(parentId, withChild(isEmpty ? emptyBranch : branchOf(parentId), index, id));
    countChildren(parentId, (before) => before + 1);
    parents.set(id, parentId);
  }

  return {
    group: (id: string) => groups.get(id),
    branch: branchOf,
    change: (parentId: string, change: (branch: Branch) => Branch) =>
      branches.set(parentId, change(branchOf(parentId))),
    has: (parentId: string, id: string) => branchOf(parentId).ids.includes(id),

    /** The groups above, the nearest first, as far as they are known. */
    above(id: string): string[] {
      const parentId = parents.get(id) ?? groups.get(id)?.parentId ?? topLevel;
      return parentId === topLevel ? [] : [parentId, ...this.above(parentId)];
    },

    /** The place of a group; undefined while the branch around it is not loaded. */
    placeOf(id: string): Place | undefined {
      const parentId = parents.get(id);
      const index = parentId === undefined ? -1 : branchOf(parentId).ids.indexOf(id);
      return parentId === undefined || index < 0 ? undefined : { parentId, index };
    },

    /** Adopts one page of a branch; a group that was elsewhere is moved here. */
    accept(parentId: string, page: number, answered: readonly Group[], total: number): void {
      for (const group of answered) {
        if (parents.get(group.id) !== parentId) detach(group.id);
        parents.set(group.id, parentId);
        groups.set(group.id, group);
      }
      const ids = answered.map(({ id }) => id);
      const branch = withPage(branchOf(parentId), page, ids, total);
      branches.set(parentId, branch);
      countChildren(parentId, () => branch.ids.length);
    },

    /** Adopts one group as the server has it, with its place, unless a newer version is known. */
    put(group: Group): void {
      const known = groups.get(group.id);
      if (known && known.version > group.version) return;
      groups.set(group.id, group);
      const parentId = group.parentId ?? topLevel;
      const before = parents.get(group.id);
      if (before !== undefined && before !== parentId)
        relocate(group.id, { parentId, index: group.position });
    },

    relocate,

    /** Adds a group that was just created. */
    add(group: Group): void {
      groups.set(group.id, group);
      relocate(group.id, { parentId: group.parentId ?? topLevel, index: group.position });
    },

    remove(id: string): void {
      detach(id);
      groups.delete(id);
      branches.delete(id);
    },
  };
}
