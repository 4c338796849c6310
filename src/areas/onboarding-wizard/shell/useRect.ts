import { useLayoutEffect, useState } from 'react';
import { keepEqual, whenMoved } from './whenMoved';

export interface Rect {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export function rectOf(element: Element): Rect {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/**
 * The area of an element in the window; an invisible one is scrolled into view first. An element that has vanished keeps
 * its last area while it is awaited; `of` is its id. Until it is found, a box stays at the `place` of the previous one.
 */
export function useRect(
  element: HTMLElement | undefined,
  of: string | undefined,
): { rect: Rect | undefined; place: Rect | undefined } {
  const [area, setArea] = useState<{ of: string | undefined; rect: Rect }>();
  // Before the paint, or the box would flash elsewhere first.
  useLayoutEffect(() => {
    if (element === undefined) return;
    const { top, height } = rectOf(element);
    if (top < 0 || top + height > window.innerHeight) element.scrollIntoView?.({ block: 'center' });
    return whenMoved(() => setArea(keepEqual({ of, rect: rectOf(element) })), element);
  }, [element, of]);
  const place = of === undefined ? undefined : area?.rect;
  return { rect: area?.of === of ? place : undefined, place };
}
