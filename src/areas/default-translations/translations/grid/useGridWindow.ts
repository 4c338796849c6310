import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type GridShape, type GridWindow, gridShape, gridWindow, scrollTo } from './gridShape';

/** Where nothing is laid out, as in a test. */
const [usualWidth, usualHeight] = [1100, 600];

/** The shape of a grid in the room that it has, and what of it is in sight. */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  { rows, languages, rowHeight }: { rows: number; languages: number; rowHeight: number },
) {
  const [width, setWidth] = useState(usualWidth);
  const [{ top, bottom, left, right }, setWindow] = useState<GridWindow>({
    top: 0,
    bottom: 0,
    left: 0,
    right: 0,
  });
  const { fixed, column } = gridShape(width, languages, rowHeight);
  const measure = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    const scrolled = scrolledOf(box);
    setWidth(scrolled.width);
    const next = gridWindow(gridShape(scrolled.width, languages, rowHeight), scrolled, rows, languages);
    setWindow((before) => (isSame(before, next) ? before : next));
  }, [frame, rows, languages, rowHeight]);

  useLayoutEffect(() => {
    measure();
    const box = frame.current;
    if (box === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [frame, measure]);

  /** Scrolls a cell into sight and renders what is seen then at once, without waiting for the scroll event. */
  const reveal = (place: { row: number; column: number }) => {
    const box = frame.current;
    if (box === null) return;
    const scrolled = scrolledOf(box);
    const shape: GridShape = gridShape(scrolled.width, languages, rowHeight);
    const target = scrollTo(shape, scrolled, place);
    if (target.top !== scrolled.top) box.scrollTop = target.top;
    if (target.left !== scrolled.left) box.scrollLeft = isRightToLeft(box) ? -target.left : target.left;
    measure();
  };
  return { top, bottom, left, right, fixed, column, reveal, measure };
}

/** Whether a box is read from right to left; it scrolls to negative places then. */
export function isRightToLeft(box: HTMLElement): boolean {
  return getComputedStyle(box).direction === 'rtl';
}

function scrolledOf(box: HTMLElement) {
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
