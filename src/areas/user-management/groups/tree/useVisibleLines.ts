import type { TreeInstance } from '@headless-tree/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { GroupStore } from './groupStore';
import type { TreeRow } from './treeRow';

/** The height of a line in pixels. */
export const lineHeight = 40;

/** The lines in sight. Those of them that are not loaded are asked for once the scrolling has come to rest. */
export function useVisibleLines(
  tree: TreeInstance<TreeRow>,
  store: GroupStore,
  scroller: RefObject<HTMLElement | null>,
) {
  const items = tree.getItems();
  const focused = tree.getState().focusedItem;
  const focusedIndex = focused === null ? 0 : tree.getItemInstance(focused).getItemMeta().index;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    getItemKey: (index) => items[index]?.getId() ?? index,
    overscan: 6,
    rangeExtractor: (range) => withFocused(range, focusedIndex),
  });
  const lines = virtualizer.getVirtualItems();
  useEffect(() => {
    if (virtualizer.isScrolling) return;
    for (const { index } of lines) {
      const row = items[index]?.getItemData();
      if (row?.kind === 'slot') store.want(row.parentId, row.index);
    }
  });
  return { virtualizer, lines };
}

/** The line with the focus stays in the document out of sight, or the keyboard would lose its place. */
function withFocused(range: Range, focused: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (focused < 0 || focused >= range.count || inSight.includes(focused)) return inSight;
  return [...inSight, focused].sort((one, other) => one - other);
}
