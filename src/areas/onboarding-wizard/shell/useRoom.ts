import { useEffect, useState } from 'react';
import { kept, whenMoved } from './whenMoved';

/** The visible part of the window, in pixels from the top; a handset's keyboard covers the lower half. */
function seenPart(): { top: number; bottom: number } {
  const seen = window.visualViewport;
  // A zoomed page is seen part by part.
  if (!seen || seen.scale > 1.01) return { top: 0, bottom: window.innerHeight };
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height };
}

/** The height that the keyboard and a page's bottom bar cover. */
function takenBelow(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isLow = height > 0 && bottom > window.innerHeight - 4 && top < window.innerHeight;
    return isLow ? window.innerHeight - top : 0;
  });
  return Math.max(window.innerHeight - seenPart().bottom, ...bars);
}

/** The room for a box in the window, in pixels: covered above and below, and the visible height. */
export function useRoom() {
  const [room, setRoom] = useState<{ above: number; below: number; height: number }>();
  useEffect(
    () =>
      whenMoved(() => {
        const { top, bottom } = seenPart();
        setRoom(kept({ above: top, below: Math.max(0, takenBelow()), height: bottom - top }));
      }),
    [],
  );
  return room ?? { above: 0, below: 0, height: window.innerHeight };
}
