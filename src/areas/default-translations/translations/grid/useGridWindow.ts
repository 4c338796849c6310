import { useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type GridWindow,
  gridShape,
  gridWindow,
  rowsInWindow,
  type Scrolled,
  scrollTo,
  turnOf,
} from './gridShape';

/** Where nothing is laid out, as in a test. */
const [usualWidth, usualHeight] = [1100, 600];

/** The shape of a grid in the room that it has, and what of it is in sight. */
export function useGridWindow(
  frame: HTMLElement,
  { rows, languages, rowHeight }: { rows: number; languages: number; rowHeight: number },
) {
  const [{ width, window, count, turn }, setView] = useState(nothing);
  const { fixed, column } = gridShape(width, languages, rowHeight);
  const show = useCallback(
    (scrolled: Scrolled) => {
      const shape = gridShape(scrolled.width, languages, rowHeight);
      const next = gridWindow(shape, scrolled, rows, languages);
      setView((before) => {
        if (before.width === scrolled.width && isSame(before.window, next)) return before;
        const most = rowsInWindow(shape, scrolled.height);
        const turn = turnOf({ top: before.window.top, turn: before.turn }, next.top, most);
        return { width: scrolled.width, window: next, count: most, turn };
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
  return {
    ...window,
    fixed,
    column,
    /** The key of the element that a row has. */
    keyOf: (index: number) => (index - window.top + turn) % count,
    reveal,
  };
}

const nothing = {
  width: usualWidth,
  window: { top: 0, bottom: 0, left: 0, right: 0 } satisfies GridWindow,
  count: 1,
  turn: 0,
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
