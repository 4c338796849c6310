import type { TreeInstance } from '@headless-tree/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { loadedId, type TreeEntry } from './treeEntry';
import type { TreeStore } from './treeStore';

/**
 * Keeps the tree's focused item a visible one: it moves from a placeholder to the record that replaces it, and from a
 * removed item to its nearest ancestor. The keyboard focus follows when the item is rendered, if it is inside the tree
 * or was requested by `takeFocus`.
 */
export function useKeptFocus(
  tree: TreeInstance<TreeEntry>,
  store: TreeStore,
  element: RefObject<HTMLElement | null>,
) {
  const inside = useRef(false);
  const asked = useRef(false);
  const follow = () => {
    const { activeElement } = document;
    const isOutside =
      activeElement && activeElement !== document.body && !element.current?.contains(activeElement);
    const item = tree.getItems().length > 0 ? tree.getFocusedItem().getElement() : null;
    if (!item || item === activeElement || (!asked.current && (!inside.current || isOutside))) return;
    asked.current = false;
    item.focus();
  };
  useLayoutEffect(() => {
    const { focusedItem } = tree.getState();
    if (focusedItem !== null && !isVisible(tree, focusedItem)) {
      const next = [loadedId(store, focusedItem), ...store.above(focusedItem)].find(
        (id) => id !== undefined && isVisible(tree, id),
      );
      tree.applySubStateUpdate('focusedItem', next ?? null);
    }
    follow();
  });
  const takeFocus = () => {
    asked.current = true;
    tree.updateDomFocus();
    follow();
  };
  const handlers = {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const to = event.relatedTarget;
      inside.current = to instanceof Node && element.current?.contains(to) === true;
    },
  };
  return { handlers, takeFocus };
}

/** Whether an item is in the tree with all its ancestors expanded. */
export function isVisible(tree: TreeInstance<TreeEntry>, id: string): boolean {
  return tree.getItemInstance(id).getItemMeta().index >= 0;
}
