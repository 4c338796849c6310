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
  const hasFocus = useRef(false);
  const isFocusRequested = useRef(false);
  const follow = () => {
    const { activeElement } = document;
    const isOutside =
      activeElement && activeElement !== document.body && !element.current?.contains(activeElement);
    const item = tree.getItems().length > 0 ? tree.getFocusedItem().getElement() : null;
    if (!item || item === activeElement || (!isFocusRequested.current && (!hasFocus.current || isOutside)))
      return;
    isFocusRequested.current = false;
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
    isFocusRequested.current = true;
    tree.updateDomFocus();
    follow();
  };
  const handlers = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const to = event.relatedTarget;
      hasFocus.current = to instanceof Node && element.current?.contains(to) === true;
    },
  };
  return { handlers, takeFocus };
}

/** Whether an item is in the tree with all its ancestors expanded. */
export function isVisible(tree: TreeInstance<TreeEntry>, id: string): boolean {
  return tree.getItemInstance(id).getItemMeta().index >= 0;
}
