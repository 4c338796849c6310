import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { obstaclesOf } from './obstacles';
import { type Place, placeBox } from './placeBox';
import { type Rect, rectOf } from './useRect';
import { coveredAside, coveredBelow } from './useRoom';
import { whenMoved } from './whenMoved';

/** The space around a box, in pixels. */
const margin = 12;

/**
 * Keeps a box where it covers nothing that people work with, beside its element if there is one, as the page moves.
 * `of` is what the box is about: with another one it looks for a place anew. The box stays the same element, because a
 * new one would lose the focus. Reports when no place leaves free what must be free.
 */
export function useFreePlace(
  box: RefObject<HTMLElement | null>,
  { element, of, edge, onCrowded }: FreePlaceOptions,
): void {
  const now = useRef<Place & { of: string }>(undefined);
  const place = useEffectEvent(() => {
    const { current } = box;
    if (current === null || edge) return;
    const { offsetWidth: width, offsetHeight: height, style, dataset } = current;
    const { isCrowded, ...next } = placeBox({
      size: { width, height },
      room: roomInWindow(),
      element: element?.isConnected ? rectOf(element) : undefined,
      obstacles: obstaclesOf(element),
      now: now.current?.of === of ? now.current : undefined,
      isRightToLeft: document.dir === 'rtl',
    });
    now.current = { ...next, of };
    Object.assign(style, { left: `${next.left}px`, top: `${next.top}px`, right: 'auto', bottom: 'auto' });
    style.setProperty('--tip', `${next.tip ?? 0}px`);
    dataset.side = next.side ?? 'none';
    if (isCrowded) onCrowded?.();
  });
  // Even at the same place, because the text may have become longer.
  useLayoutEffect(() => place());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about decides whether there is a box
  useLayoutEffect(() => {
    const { current } = box;
    if (edge) return edge === 'bottom' ? keepEndRoom(current) : undefined;
    const stop = whenMoved(place);
    return () => {
      stop();
      if (current === null) return;
      for (const each of ['left', 'top', 'right', 'bottom', '--tip']) current.style.removeProperty(each);
      delete current.dataset.side;
    };
  }, [edge, box, of]);
}

interface FreePlaceOptions {
  readonly element?: HTMLElement | undefined;
  readonly of: string;
  /** The edge of a handset that it is at by its styles. */
  readonly edge: 'top' | 'bottom' | undefined;
  readonly onCrowded?: (() => void) | undefined;
}

/** Lets the end of the page be scrolled above a box at the bottom of a handset. */
function keepEndRoom(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const root = document.documentElement;
  const keep = () => root.style.setProperty('--guide-room', `${box.offsetHeight + 2 * margin}px`);
  keep();
  root.toggleAttribute('data-guide-room', true);
  const observer = new ResizeObserver(keep);
  observer.observe(box);
  return () => {
    observer.disconnect();
    root.toggleAttribute('data-guide-room', false);
    root.style.removeProperty('--guide-room');
  };
}

/** The part of the window below the toolbar, above bars and beside the help. */
function roomInWindow(): Rect {
  const toolbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(toolbar, 0) + 2;
  const aside = coveredAside();
  const left = document.dir === 'rtl' ? aside + margin : margin;
  return {
    ...{ top, left },
    width: window.innerWidth - 2 * margin - aside,
    height: window.innerHeight - Math.max(0, coveredBelow()) - margin - top,
  };
}
