import type { TreeInstance } from '@headless-tree/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { GroupStore } from './groupStore';
import type { TreeEntry } from './treeEntry';

/** The height of an item in pixels. */
export const itemHeight = 40;

/** The items in sight. Those of them that are not loaded are loaded once the scrolling has stopped. */
export function useVisibleItems(
  tree: TreeInstance<TreeEntry>,
  store: GroupStore,
  scroller: RefObject<HTMLElement | null>,
) {
  const items = tree.getItems();
  const focused = tree.getState().focusedItem;
  const focusedIndex = focused === null ? 0 : tree.getItemInstance(focused).getItemMeta().index;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    getItemKey: (index) => items[index]?.getId() ?? index,
    overscan: 6,
    rangeExtractor: (range) => withFocused(range, focusedIndex),
  });
  const visible = virtualizer.getVirtualItems();
  useEffect(() => {
    if (virtualizer.isScrolling) return;
    for (const { index } of visible) {
      const entry = items[index]?.getItemData();
      if (entry?.kind === 'placeholder') store.want(entry.parentId, entry.index);
    }
  });
  return { virtualizer, visible };
}

/** The item with the focus stays in the document when it is out of sight, or the keyboard would lose its place. */
function withFocused(range: Range, focused: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (focused < 0 || focused >= range.count || inSight.includes(focused)) return inSight;
  return [...inSight, focused].sort((one, other) => one - other);
}
