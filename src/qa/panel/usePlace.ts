import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { freePlace, type Place, type Size } from './freePlace';
import { controlRectangles, isClickable } from './pageControls';

/** A button for mouse and touch, and a smaller one for full pages. */
const sizes: readonly Size[] = [
  { width: 56, height: 40 },
  { width: 32, height: 24 },
];

interface SizedPlace extends Place {
  readonly size: Size;
}

/** Events that may move the page's controls, or add some. */
const events = [
  'scroll',
  'focusin',
  'input',
  'toggle',
  'transitionend',
  'animationend',
  'contentvisibilityautostatechange',
] as const;
/** How long controls may move once a transition has begun, in milliseconds. */
const moving = 600;

function findPlace(container: Element, current: SizedPlace | undefined): SizedPlace | undefined {
  const taken = controlRectangles(container);
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  for (const size of sizes) {
    const place = freePlace({
      view,
      size,
      taken,
      current: current?.size === size ? current : undefined,
      accepts: (each) => !isClickable(each, size, container),
    });
    if (place) return place === current ? current : { ...place, size };
  }
  return undefined;
}

/**
 * Where the button covers no control; undefined for no place and before the first look. Updated once per frame at most.
 * @param container the button's element
 * @param isPaused true while the panel covers the page
 */
export function usePlace(container: RefObject<Element | null>, isPaused: boolean): SizedPlace | undefined {
  const [place, setPlace] = useState<SizedPlace>();
  const latest = useRef<SizedPlace>(undefined);

  useEffect(() => {
    if (isPaused) return;
    let frame = 0;
    let movingUntil = 0;
    let isResized = false;
    const isOwn = (target: EventTarget | null) =>
      target instanceof Node && container.current?.contains(target);

    function look(): void {
      frame = 0;
      if (container.current === null) return;
      const found = findPlace(container.current, isResized ? undefined : latest.current);
      isResized = false;
      // Before this frame is painted, so that no control is covered for even one.
      if (found !== latest.current) flushSync(() => setPlace(found));
      latest.current = found;
      if (performance.now() < movingUntil) ask();
    }
    function ask(): void {
      if (frame === 0) frame = requestAnimationFrame(look);
    }
    function onEvent({ target }: Event): void {
      if (!isOwn(target)) ask();
    }
    function onTransition({ target }: Event): void {
      if (isOwn(target)) return;
      movingUntil = performance.now() + moving;
      ask();
    }
    function onResize(): void {
      isResized = true;
      ask();
    }

    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !isOwn(target))) ask();
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'style', 'hidden', 'open', 'tabindex'],
    });
    for (const name of events) document.addEventListener(name, onEvent, { capture: true, passive: true });
    document.addEventListener('transitionrun', onTransition, true);
    window.addEventListener('resize', onResize);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const name of events) document.removeEventListener(name, onEvent, true);
      document.removeEventListener('transitionrun', onTransition, true);
      window.removeEventListener('resize', onResize);
    };
  }, [container, isPaused]);

  return place;
}
