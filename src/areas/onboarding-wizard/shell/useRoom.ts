import { useEffect, useState } from 'react';
import { keepEqual, whenMoved } from './whenMoved';

/** The visible part of the window, in pixels from the top; a handset's keyboard covers the lower half. */
function visiblePart(): { top: number; bottom: number } {
  const viewport = window.visualViewport;
  // A zoomed page is seen part by part.
  if (!viewport || viewport.scale > 1.01) return { top: 0, bottom: window.innerHeight };
  return { top: viewport.offsetTop, bottom: viewport.offsetTop + viewport.height };
}

/** The height that the keyboard and a page's bottom bar cover. */
export function coveredBelow(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isLow = height > 0 && bottom > window.innerHeight - 4 && top < window.innerHeight;
    return isLow ? window.innerHeight - top : 0;
  });
  return Math.max(window.innerHeight - visiblePart().bottom, ...bars);
}

/** The width that the help beside the page covers. */
export function coveredAside(): number {
  const panel = document.querySelector('[data-side-panel]')?.getBoundingClientRect();
  if (panel === undefined || panel.width === 0) return 0;
  return panel.left > 0 ? window.innerWidth - panel.left : panel.right;
}

interface Room {
  readonly above: number;
  readonly below: number;
  /** Covered at the end of the lines. */
  readonly aside: number;
  readonly height: number;
}

/** The room for a box in the window, in pixels: covered above, below and aside, and the visible height. */
export function useRoom(): Room {
  const [room, setRoom] = useState<Room>();
  useEffect(
    () =>
      whenMoved(() => {
        const { top, bottom } = visiblePart();
        const [below, aside] = [Math.max(0, coveredBelow()), coveredAside()];
        setRoom(keepEqual({ above: top, below, aside, height: bottom - top }));
      }),
    [],
  );
  return room ?? { above: 0, below: 0, aside: 0, height: window.innerHeight };
}
