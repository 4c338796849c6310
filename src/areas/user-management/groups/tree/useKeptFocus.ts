import type { TreeInstance } from '@headless-tree/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GroupStore } from './groupStore';
import { settledId, type TreeRow } from './treeRow';

/**
 * Keeps the tree's focus on a line that is there. A line that has been loaded takes over from its place holder, and one
 * that has gone leaves the focus to the nearest group above it, also that of the keyboard when it was inside.
 */
export function useKeptFocus(
  tree: TreeInstance<TreeRow>,
  store: GroupStore,
  element: RefObject<HTMLElement | null>,
) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const { focusedItem } = tree.getState();
    if (focusedItem !== null && !isVisible(tree, focusedItem)) {
      const next = [settledId(store, focusedItem), ...store.above(focusedItem)].find(
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

/** Whether a line is in the tree and no group above it is closed. */
export function isVisible(tree: TreeInstance<TreeRow>, id: string): boolean {
  return tree.getItemInstance(id).getItemMeta().index >= 0;
}
