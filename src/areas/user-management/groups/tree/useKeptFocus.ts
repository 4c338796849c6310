import type { TreeInstance } from '@headless-tree/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GroupStore } from './groupStore';
import { loadedId, type TreeEntry } from './treeEntry';

/**
 * Keeps the tree's focus on a visible item. It moves from a placeholder to the group that replaces it, and from a removed
 * item to the nearest group above it; so does the focus of the keyboard if it was inside.
 */
export function useKeptFocus(
  tree: TreeInstance<TreeEntry>,
  store: GroupStore,
  element: RefObject<HTMLElement | null>,
) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const { focusedItem } = tree.getState();
    if (focusedItem !== null && !isVisible(tree, focusedItem)) {
      const next = [loadedId(store, focusedItem), ...store.above(focusedItem)].find(
        (id) => id !== undefined && isVisible(tree, id),
      );
      tree.applySubStateUpdate('focusedItem', next ?? null);
    }
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (inside.current && isLost && tree.getItems().length > 0) tree.updateDomFocus();
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const to = event.relatedTarget;
      inside.current = to instanceof Node && element.current?.contains(to) === true;
    },
  };
}

/** Whether an item is in the tree and no group above it is closed. */
export function isVisible(tree: TreeInstance<TreeEntry>, id: string): boolean {
  return tree.getItemInstance(id).getItemMeta().index >= 0;
}
