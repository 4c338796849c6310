import { createPopper, type Instance } from '@popperjs/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Rect } from './useRect';

/**
 * Keeps a box beside an area as that moves, and releases it without one. The box stays the same element, because a new
 * one would lose the focus. `aside` is the width that help covers at the end of the lines.
 */
export function useBeside(box: RefObject<HTMLElement | null>, rect: Rect | undefined, aside: number): void {
  const latestRect = useRef(rect);
  const popper = useRef<Instance>(undefined);
  const isBeside = rect !== undefined;
  useLayoutEffect(() => {
    if (!isBeside || box.current === null) return;
    const anchor = { getBoundingClientRect: () => asBox(latestRect.current) };
    const instance = createPopper(anchor, box.current, optionsFor(aside));
    popper.current = instance;
    return () => {
      instance.destroy();
      popper.current = undefined;
    };
  }, [isBeside, box, aside]);
  useLayoutEffect(() => {
    if (rect) latestRect.current = rect;
    // Even at the same place, because the text may have become longer.
    popper.current?.forceUpdate();
  });
}

const asBox = ({ left: x, top: y, width, height }: Rect = { left: 0, top: 0, width: 0, height: 0 }) =>
  DOMRect.fromRect({ x, y, width, height });

function optionsFor(aside: number) {
  const end = document.dir === 'rtl' ? 'left' : 'right';
  const padding = { top: 16, bottom: 16, left: 16, right: 16, [end]: 16 + aside };
  return {
    placement: 'bottom',
    strategy: 'fixed',
    modifiers: [
      // `useRect` already follows scrolling.
      { name: 'eventListeners', options: { scroll: false } },
      { name: 'offset', options: { offset: [0, 12] } },
      // The triangle: away from the rounded corners.
      { name: 'arrow', options: { element: '[data-popper-arrow]', padding: 14 } },
      // Sideways, a box below or above is moved instead.
      { name: 'flip', options: { fallbackPlacements: ['right', 'left', 'top'], altAxis: false, padding } },
      { name: 'preventOverflow', options: { altAxis: true, padding } },
    ],
  } satisfies Parameters<typeof createPopper>[2];
}
