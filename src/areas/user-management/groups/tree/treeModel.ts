import type { Group } from '../groupSchema';
import { type Branch, emptyBranch, unknownBranch, withChild, withoutChild, withPage } from './branch';

/**
 * The id of the root, the parent of records without one. No server uses it as an id; not empty, because headless-tree
 * treats '' as none.
 */
export const topLevel = '\u0000';

/** A position in the tree: the `index`th child of a record or of `topLevel`. */
export interface Place {
  readonly parentId: string;
  readonly index: number;
}

/** The known records and their places in the tree; does no loading. */
export function createTreeModel() {
  const records = new Map<string, Group>();
  const parents = new Map<string, string>();
  const branches = new Map<string, Branch>();

  const branchOf = (parentId: string) => branches.get(parentId) ?? unknownBranch;

  function countChildren(parentId: string, count: (previousCount: number) => number): void {
    const parent = records.get(parentId);
    if (parent) records.set(parentId, { ...parent, childCount: Math.max(0, count(parent.childCount)) });
  }

  function detach(id: string): void {
    const parentId = parents.get(id);
    if (parentId === undefined) return;
    branches.set(parentId, withoutChild(branchOf(parentId), id));
    countChildren(parentId, (previousCount) => previousCount - 1);
    parents.delete(id);
  }

  /** Moves a record; an index beyond the end means the end. */
  function relocate(id: string, { parentId, index }: Place): void {
    detach(id);
    const isEmpty = records.get(parentId)?.childCount === 0;
    branches.set(parentId, withChild(isEmpty ? emptyBranch : branchOf(parentId), index, id));
    countChildren(parentId, (previousCount) => previousCount + 1);
    parents.set(id, parentId);
  }

  return {
    record: (id: string) => records.get(id),
    branch: branchOf,
    change: (parentId: string, change: (branch: Branch) => Branch) =>
      branches.set(parentId, change(branchOf(parentId))),
    has: (parentId: string, id: string) => branchOf(parentId).ids.includes(id),

    /** The known ancestors, the nearest first. */
    above(id: string): string[] {
      const parentId = parents.get(id) ?? records.get(id)?.parentId ?? topLevel;
      return parentId === topLevel ? [] : [parentId, ...this.above(parentId)];
    },

    /** A record's place; undefined until the branch that contains it is loaded. */
    placeOf(id: string): Place | undefined {
      const parentId = parents.get(id);
      const index = parentId === undefined ? -1 : branchOf(parentId).ids.indexOf(id);
      return parentId === undefined || index < 0 ? undefined : { parentId, index };
    },

    /** Takes over one page of a branch; a record that was elsewhere is moved here. */
    accept(parentId: string, page: number, groups: readonly Group[], total: number): void {
      for (const record of groups) {
        if (parents.get(record.id) !== parentId) detach(record.id);
        parents.set(record.id, parentId);
        records.set(record.id, record);
      }
      const ids = groups.map(({ id }) => id);
      const branch = withPage(branchOf(parentId), page, ids, total);
      branches.set(parentId, branch);
      countChildren(parentId, () => branch.ids.length);
    },

    /** Takes over one record from the server, with its place, unless a newer version is known. */
    put(record: Group): void {
      const currentRecord = records.get(record.id);
      if (currentRecord && currentRecord.version > record.version) return;
      records.set(record.id, record);
      const parentId = record.parentId ?? topLevel;
      const previousParentId = parents.get(record.id);
      if (previousParentId !== undefined && previousParentId !== parentId)
        relocate(record.id, { parentId, index: record.position });
    },

    relocate,

    /** Adds a newly created record. */
    add(record: Group): void {
      records.set(record.id, record);
      relocate(record.id, { parentId: record.parentId ?? topLevel, index: record.position });
    },

    remove(id: string): void {
      detach(id);
      records.delete(id);
      branches.delete(id);
    },
  };
}
