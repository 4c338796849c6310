import type { TreeInstance } from '@headless-tree/core';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isSame } from '../form/changedFields';
import type { TreeEntry } from './treeEntry';
import type { TreeStore } from './treeStore';

/** The height of an item in pixels. All items have the same height, so positions are computed. */
export const itemHeight = 40;

/** How many items are rendered beyond the visible ones, on each side. */
const overscan = 6;

/** Milliseconds without a scroll event after which scrolling has stopped. */
const pause = 150;

/** The indexes of the first and last visible item. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly isScrolling: boolean;
}

/**
 * The indexes of the visible items and of the focused one, which must stay in the document to keep the keyboard's
 * place. Surrounding items are added, and previous ones removed, when there is time. Loading starts once the scrolling
 * has stopped.
 */
export function useVisibleItems(tree: TreeInstance<TreeEntry>, store: TreeStore, range: Range) {
  const around = useDeferredValue(range);
  const items = tree.getItems();
  const { focusedItem } = tree.getState();
  const focused = focusedItem === null ? 0 : tree.getItemInstance(focusedItem).getItemMeta().index;
  const indexes = [...items.keys()];
  const visible = [
    ...new Set([
      ...indexes.slice(range.first, range.last + 1),
      ...indexes.slice(Math.max(0, around.first - overscan), around.last + 1 + overscan),
      ...indexes.slice(focused, focused + 1),
    ]),
  ].sort((one, other) => one - other);
  useEffect(() => {
    if (range.isScrolling) return;
    for (const index of visible) {
      const entry = items[index]?.getItemData();
      if (entry?.kind === 'placeholder') store.want(entry.parentId, entry.index);
    }
  });
  return visible;
}

/**
 * The range of visible items, which changes only when other items become visible, and a function to scroll to an item.
 */
export function useScrollRange(scroller: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState<Range>({ first: 0, last: -1, isScrolling: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function measure(isScrolling?: boolean): void {
    if (scroller.current === null) return;
    const { scrollTop, clientHeight } = scroller.current;
    const first = Math.floor(scrollTop / itemHeight);
    const last = Math.ceil((scrollTop + clientHeight) / itemHeight) - 1;
    setRange((before) => {
      const next = { first, last, isScrolling: isScrolling ?? before.isScrolling };
      return isSame(before, next) ? before : next;
    });
  }
  function onMoved(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(measure, pause, false);
    measure(true);
  }
  const start = useEffectEvent((element: HTMLElement) => {
    // In the same frame, or each turn of the wheel would show a blank area first.
    const onScroll = () => flushSync(onMoved);
    // The window's resize event is not enough: what is above and below the tree also changes its height.
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    measure();
    return () => {
      clearTimeout(timer.current);
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  });
  useLayoutEffect(() => (scroller.current ? start(scroller.current) : undefined), [scroller]);

  /** Scrolls no further than needed, and renders the items together with the focus that moves there. */
  function scrollTo(index: number): void {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, clientHeight } = element;
    const top = index * itemHeight;
    const lowest = top + itemHeight - clientHeight;
    if (top < scrollTop) element.scrollTo({ top });
    else if (lowest > scrollTop) element.scrollTo({ top: lowest });
    if (element.scrollTop !== scrollTop) onMoved();
  }
  return { range, scrollTo };
}
