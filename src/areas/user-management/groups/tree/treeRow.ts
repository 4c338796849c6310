import type { Group } from '../groupSchema';
import { type Branch, pageOf, unknownBranch } from './branch';
import { topLevel } from './forest';
import type { GroupStore } from './groupStore';

/** A line of the tree: a group, or the place of one that is being loaded or could not be loaded. */
export type TreeRow =
  | { readonly kind: 'group'; readonly id: string; readonly group: Group }
  | {
      readonly kind: 'slot';
      readonly id: string;
      readonly parentId: string;
      readonly index: number;
      /** Why it could not be loaded; undefined while it is only waiting. */
      readonly failure?: unknown;
    };

const mark = '\u0001';
const known = new WeakMap<Branch, string[]>();

/** The ids of the lines below a group; the same array as long as the branch is the same. */
export function rowIds(branch: Branch, parentId: string): string[] {
  const before = known.get(branch);
  if (before) return before;
  const ids = branch.ids.map((id, index) => id ?? `${mark}${index}${mark}${parentId}`);
  if (branch !== unknownBranch) known.set(branch, ids);
  return ids;
}

/** The line of an id; that of a group that is gone waits for nothing. */
export function readRow(store: GroupStore, id: string): TreeRow {
  const group = store.group(id);
  if (group) return { kind: 'group', id, group };
  if (!id.startsWith(mark)) return { kind: 'slot', id, parentId: topLevel, index: -1 };
  const [, position = '', parentId = ''] = id.split(mark);
  const index = Number(position);
  return { kind: 'slot', id, parentId, index, failure: store.branch(parentId).failures.get(pageOf(index)) };
}

/** The group that has come into the place of a slot, so that the focus can go on with it. */
export function settledId(store: GroupStore, id: string): string | undefined {
  const row = readRow(store, id);
  return row.kind === 'slot' ? store.branch(row.parentId).ids[row.index] : undefined;
}
