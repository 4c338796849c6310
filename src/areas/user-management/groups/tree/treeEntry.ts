import type { Group } from '../groupSchema';
import { type Branch, pageOf, unknownBranch } from './branch';
import type { GroupStore } from './groupStore';
import { topLevel } from './treeModel';

/** What an item of the tree shows: a group, or a placeholder for one that is being loaded or could not be loaded. */
export type TreeEntry =
  | { readonly kind: 'group'; readonly id: string; readonly group: Group }
  | {
      readonly kind: 'placeholder';
      readonly id: string;
      readonly parentId: string;
      readonly index: number;
      /** Why it could not be loaded; undefined while it is being loaded. */
      readonly failure?: unknown;
    };

const mark = '\u0001';
const known = new WeakMap<Branch, string[]>();

/** The ids of the entries below a group; the same array as long as the branch is the same. */
export function entryIds(branch: Branch, parentId: string): string[] {
  const before = known.get(branch);
  if (before) return before;
  const ids = branch.ids.map((id, index) => id ?? `${mark}${index}${mark}${parentId}`);
  if (branch !== unknownBranch) known.set(branch, ids);
  return ids;
}

/** The entry of an id; that of a removed group loads nothing. */
export function readEntry(store: GroupStore, id: string): TreeEntry {
  const group = store.group(id);
  if (group) return { kind: 'group', id, group };
  if (!id.startsWith(mark)) return { kind: 'placeholder', id, parentId: topLevel, index: -1 };
  const [, position = '', parentId = ''] = id.split(mark);
  const index = Number(position);
  const failure = store.branch(parentId).failures.get(pageOf(index));
  return { kind: 'placeholder', id, parentId, index, failure };
}

/** The group that has replaced a placeholder, so that the focus can move to it. */
export function loadedId(store: GroupStore, id: string): string | undefined {
  const entry = readEntry(store, id);
  return entry.kind === 'placeholder' ? store.branch(entry.parentId).ids[entry.index] : undefined;
}
