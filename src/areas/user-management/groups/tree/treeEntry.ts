import type { Group } from '../groupSchema';
import { type Branch, pageOf, unknownBranch } from './branch';
import { topLevel } from './treeModel';
import type { TreeStore } from './treeStore';

/** What an item of the tree shows: a record, or a placeholder for one that is loading or failed to load. */
export type TreeEntry =
  | { readonly kind: 'record'; readonly id: string; readonly record: Group }
  | {
      readonly kind: 'placeholder';
      readonly id: string;
      readonly parentId: string;
      readonly index: number;
      /** Why it failed to load; undefined while it is loading. */
      readonly failure?: unknown;
    };

const mark = '\u0001';
const idsByBranch = new WeakMap<Branch, string[]>();

/** The ids of the entries below a record; the same array as long as the branch is the same. */
export function entryIds(branch: Branch, parentId: string): string[] {
  const cachedIds = idsByBranch.get(branch);
  if (cachedIds) return cachedIds;
  const ids = branch.ids.map((id, index) => id ?? `${mark}${index}${mark}${parentId}`);
  if (branch !== unknownBranch) idsByBranch.set(branch, ids);
  return ids;
}

/** The entry of an id; that of a removed record loads nothing. */
export function readEntry(store: TreeStore, id: string): TreeEntry {
  const record = store.record(id);
  if (record) return { kind: 'record', id, record };
  if (!id.startsWith(mark)) return { kind: 'placeholder', id, parentId: topLevel, index: -1 };
  const [, position = '', parentId = ''] = id.split(mark);
  const index = Number(position);
  const failure = store.branch(parentId).failures.get(pageOf(index));
  return { kind: 'placeholder', id, parentId, index, failure };
}

/** The id of the record that has replaced a placeholder, so that the focus can move to it. */
export function loadedId(store: TreeStore, id: string): string | undefined {
  const entry = readEntry(store, id);
  return entry.kind === 'placeholder' ? store.branch(entry.parentId).ids[entry.index] : undefined;
}
