import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type GridWindow,
  gridAhead,
  gridCover,
  gridShape,
  gridWindow,
  type Scrolled,
  scrollTo,
} from './gridShape';

/** Where nothing is laid out, as in a test. */
const [usualWidth, usualHeight] = [1400, 600];

/**
 * The shape of a grid in the room that it has, and what of it is rendered: at once what is in sight, and when there is time
 * what comes next where it is scrolled to, so that a page or some columns are there before they are seen.
 */
export function useGridWindow(
  frame: HTMLElement,
  { rows, languages, rowHeight }: { rows: number; languages: number; rowHeight: number },
) {
  const [{ width, seen, ahead, page }, setView] = useState(nothing);
  const shape = gridShape(width, languages, rowHeight);
  const show = useCallback(
    (scrolled: Scrolled) => {
      const shape = gridShape(scrolled.width, languages, rowHeight);
      const next = gridWindow(shape, scrolled, { rows, languages });
      setView((before) => {
        if (before.width === scrolled.width && isSame(before.seen, next)) return before;
        const down = next.top === before.seen.top ? before.down : next.top > before.seen.top;
        const onward = next.left === before.seen.left ? before.onward : next.left > before.seen.left;
        const sideways = next.left !== before.seen.left || (next.top === before.seen.top && before.sideways);
        const going = { down, onward, sideways };
        const known = gridAhead(next, before.ahead, going, { rows, languages });
        const page = Math.max(1, Math.floor((scrolled.height - shape.head) / rowHeight) - 1);
        return { width: scrolled.width, seen: next, ahead: known, ...going, page };
      });
    },
    [rows, languages, rowHeight],
  );

  useLayoutEffect(() => {
    const measure = () => show(scrolledOf(frame));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    // In the frame that shows the new place, not in a later one.
    const follow = () => flushSync(measure);
    frame.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', follow);
    };
  }, [frame, show]);

  /** Scrolls a cell into sight, and renders what is seen then without waiting for the event or for a new layout. */
  const reveal = (place: { row: number; column: number }) => {
    const scrolled = scrolledOf(frame);
    const target = scrollTo(gridShape(scrolled.width, languages, rowHeight), scrolled, place);
    if (target.top !== scrolled.top) frame.scrollTop = target.top;
    if (target.left !== scrolled.left) frame.scrollLeft = isRightToLeft() ? -target.left : target.left;
    show({ ...scrolled, ...target });
  };
  const rendered = gridCover(seen, useDeferredValue(ahead), { rows, languages });
  return {
    ...rendered,
    ...shape,
    width,
    /** How far Page Up and Page Down go. */
    page,
    /** How many of the rendered columns are scrolled out of sight, behind English. */
    behind: seen.left - rendered.left,
    reveal,
  };
}

const none: GridWindow = { top: 0, bottom: 0, left: 0, right: 0 };
const nothing = {
  width: usualWidth,
  seen: none,
  ahead: none,
  down: true,
  onward: true,
  sideways: false,
  page: 1,
};

/** Whether the page is read from right to left: a box scrolls to negative places then. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

function scrolledOf(box: HTMLElement): Scrolled {
  return {
    top: box.scrollTop,
    left: Math.abs(box.scrollLeft),
    width: box.clientWidth || usualWidth,
    height: box.clientHeight || usualHeight,
  };
}

function isSame(one: GridWindow, other: GridWindow): boolean {
  return (
    one.top === other.top &&
    one.bottom === other.bottom &&
    one.left === other.left &&
    one.right === other.right
  );
}
