import type { TreeInstance } from '@headless-tree/core';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSame } from '../form/changedFields';
import type { TreeEntry } from './treeEntry';
import type { TreeStore } from './treeStore';

/** The height of an item in pixels: all have the same, so where one stands is its place times this. */
export const itemHeight = 40;

/** How many items are rendered beyond those in sight, on each side. */
const overscan = 6;

/** Milliseconds without a scroll event after which the scrolling has stopped. */
const pause = 150;

/**
 * The indexes of the items in sight, and of the one with the focus, without which the keyboard would lose its place. Those
 * of them that are not loaded are loaded once the scrolling has stopped.
 */
export function useVisibleItems(
  tree: TreeInstance<TreeEntry>,
  store: TreeStore,
  scroller: RefObject<HTMLElement | null>,
) {
  const { first, last, isScrolling } = useScrollRange(scroller);
  const items = tree.getItems();
  const { focusedItem } = tree.getState();
  const focused = focusedItem === null ? 0 : tree.getItemInstance(focusedItem).getItemMeta().index;
  const visible = [...items.keys()].slice(Math.max(0, first - overscan), last + 1 + overscan);
  if (items[focused] && !visible.includes(focused)) visible.push(focused);
  visible.sort((one, other) => one - other);
  useEffect(() => {
    if (isScrolling) return;
    for (const index of visible) {
      const entry = items[index]?.getItemData();
      if (entry?.kind === 'placeholder') store.want(entry.parentId, entry.index);
    }
  });
  return visible;
}

/** Scrolls only as far as it takes to have an item in sight. */
export function scrollToItem(scroller: HTMLElement | null, index: number): void {
  if (scroller === null) return;
  const { scrollTop, clientHeight } = scroller;
  const top = index * itemHeight;
  const lowest = top + itemHeight - clientHeight;
  if (top < scrollTop) scroller.scrollTo({ top });
  else if (lowest > scrollTop) scroller.scrollTo({ top: lowest });
}

/** The places of the first and the last item in sight. Nothing is rendered again as long as they are the same. */
function useScrollRange(scroller: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState({ first: 0, last: -1, isScrolling: false });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (isScrolling?: boolean) => {
      const { scrollTop, clientHeight } = element;
      const first = Math.floor(scrollTop / itemHeight);
      const last = Math.ceil((scrollTop + clientHeight) / itemHeight) - 1;
      setRange((before) => {
        const next = { first, last, isScrolling: isScrolling ?? before.isScrolling };
        return isSame(before, next) ? before : next;
      });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, pause, false);
      // In the same frame, or each turn of the wheel would show a blank stretch first.
      flushSync(() => measure(true));
    };
    // Not the window's resize alone: what stands above and below the tree grows and shrinks too.
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    measure();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  return range;
}
