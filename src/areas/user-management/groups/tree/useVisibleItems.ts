import type { TreeInstance } from '@headless-tree/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { TreeEntry } from './treeEntry';
import type { TreeStore } from './treeStore';

/** The height of an item in pixels. */
export const itemHeight = 40;

/**
 * The items in the document: the visible ones, some around them, and the focused one, which keeps the keyboard's place.
 * Records are loaded once the scrolling has stopped.
 */
export function useVisibleItems(
  tree: TreeInstance<TreeEntry>,
  store: TreeStore,
  scroller: RefObject<HTMLElement | null>,
) {
  const items = tree.getItems();
  const { focusedItem } = tree.getState();
  const focused = focusedItem === null ? 0 : tree.getItemInstance(focusedItem).getItemMeta().index;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    overscan: 6,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (focused in items) indexes.add(focused);
      return [...indexes].sort((one, other) => one - other);
    },
  });
  const visible = virtualizer.getVirtualItems().map(({ index }) => index);
  useEffect(() => {
    if (virtualizer.isScrolling) return;
    for (const index of visible) {
      const entry = items[index]?.getItemData();
      if (entry?.kind === 'placeholder') store.want(entry.parentId, entry.index);
    }
  });
  return { visible, scrollTo: (index: number) => virtualizer.scrollToIndex(index) };
}
