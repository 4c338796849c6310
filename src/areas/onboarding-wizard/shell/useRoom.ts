import { useEffect, useState } from 'react';
import { kept, whenMoved } from './whenMoved';

/** The part of the window that is seen: while somebody writes on a handset, the keyboard takes its lower half. In pixels from the top. */
function seenPart(): { top: number; bottom: number } {
  const seen = window.visualViewport;
  // A page that is enlarged by two fingers is looked at part by part.
  if (!seen || seen.scale > 1.01) return { top: 0, bottom: window.innerHeight };
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height };
}

/** How much of the window's lower end the keyboard and the bar of a page take: the buttons of both stay in reach. */
function takenBelow(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isLow = height > 0 && bottom > window.innerHeight - 4 && top < window.innerHeight;
    return isLow ? window.innerHeight - top : 0;
  });
  return Math.max(window.innerHeight - seenPart().bottom, ...bars);
}

/** The room for a box at an edge of the window, in pixels: what is taken above and below, and the height that is seen. */
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
