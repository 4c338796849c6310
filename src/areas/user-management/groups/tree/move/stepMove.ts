import { type Place, topLevel } from '../treeModel';
import type { TreeStore } from '../treeStore';

/** The direction of a one-step move: past a sibling, into the one above, or out of the parent. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Why the step is impossible. */
type NoStep = 'first' | 'last' | 'noneAbove' | 'top';

/** Where a step leads, or why it is impossible. */
export function stepMove(store: TreeStore, id: string, step: Step): Place | NoStep {
  const place = store.placeOf(id);
  if (place === undefined) return 'noneAbove';
  const { parentId, index } = place;
  const siblings = store.branch(parentId).ids;
  switch (step) {
    case 'up':
      return index === 0 ? 'first' : { parentId, index: index - 1 };
    case 'down':
      return index === siblings.length - 1 ? 'last' : { parentId, index: index + 1 };
    case 'in': {
      const above = siblings[index - 1];
      return above === undefined ? 'noneAbove' : lastIn(store, above);
    }
    case 'out': {
      const parent = parentId === topLevel ? undefined : store.placeOf(parentId);
      return parent === undefined ? 'top' : { parentId: parent.parentId, index: parent.index + 1 };
    }
  }
}

/** The place after the last child of a record or of the top level. */
export function lastIn(store: TreeStore, parentId: string): Place {
  const { counted, ids } = store.branch(parentId);
  return { parentId, index: counted ? ids.length : (store.record(parentId)?.childCount ?? 0) };
}
