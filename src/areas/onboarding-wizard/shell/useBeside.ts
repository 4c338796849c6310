import { createPopper, type Instance } from '@popperjs/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Rect } from './useRect';

/**
 * Keeps a box beside an area as that moves, and releases it without one. The box stays the same element, because a new
 * one would lose the focus.
 */
export function useBeside(box: RefObject<HTMLElement | null>, rect: Rect | undefined): void {
  const latest = useRef(rect);
  const popper = useRef<Instance>(undefined);
  const isBeside = rect !== undefined;
  useLayoutEffect(() => {
    if (!isBeside || box.current === null) return;
    const anchor = { getBoundingClientRect: () => asBox(latest.current) };
    const made = createPopper(anchor, box.current, options);
    popper.current = made;
    return () => {
      made.destroy();
      popper.current = undefined;
    };
  }, [isBeside, box]);
  useLayoutEffect(() => {
    if (rect) latest.current = rect;
    // Even at the same place, because the text may have become longer.
    popper.current?.forceUpdate();
  });
}

const asBox = ({ left: x, top: y, width, height }: Rect = { left: 0, top: 0, width: 0, height: 0 }) =>
  DOMRect.fromRect({ x, y, width, height });

const options = {
  placement: 'bottom',
  strategy: 'fixed',
  modifiers: [
    // `useRect` already follows scrolling.
    { name: 'eventListeners', options: { scroll: false } },
    { name: 'offset', options: { offset: [0, 12] } },
    { name: 'flip', options: { fallbackPlacements: ['right', 'left', 'top'] } },
    { name: 'preventOverflow', options: { altAxis: true, padding: 16 } },
  ],
} satisfies Parameters<typeof createPopper>[2];
