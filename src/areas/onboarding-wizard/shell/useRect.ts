import { useLayoutEffect, useState } from 'react';
import { kept, whenMoved } from './whenMoved';

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
 * Where an element is in the window; it is scrolled to where it is out of sight at first. One that has vanished stood where it
 * was last, as long as it is waited for: `of` names what is looked for. Until that is found a box stays at the `place` of the one before.
 */
export function useRect(
  element: HTMLElement | undefined,
  of: string | undefined,
): { rect: Rect | undefined; place: Rect | undefined } {
  const [found, setFound] = useState<{ of: string | undefined; rect: Rect }>();
  // Before the paint, or the box would be seen elsewhere first.
  useLayoutEffect(() => {
    if (element === undefined) return;
    const { top, height } = rectOf(element);
    if (top < 0 || top + height > window.innerHeight) element.scrollIntoView?.({ block: 'center' });
    return whenMoved(() => setFound(kept({ of, rect: rectOf(element) })), element);
  }, [element, of]);
  const place = of === undefined ? undefined : found?.rect;
  return { rect: found?.of === of ? place : undefined, place };
}
