import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { CornerProps } from './Corner';
import { Ring } from './Ring';
import { useBeside } from './useBeside';
import { type Rect, rectOf, useRect } from './useRect';
import { useRoom } from './useRoom';
import { kept, whenMoved } from './whenMoved';

interface StepPlaceProps {
  box: RefObject<HTMLElement | null>;
  /** What the box stands beside; the corner without it. */
  element: HTMLElement | undefined;
  /** What is looked for: the box waits at its place for an element that has vanished (OW03). */
  of: string | undefined;
  /** There is nothing to stand beside. */
  isMissing: boolean;
  isHandset: boolean;
  children: (where: NonNullable<CornerProps['place']>) => ReactNode;
}

/**
 * Where the box of a step stands: beside what it explains, or on a handset at the edge that does not cover it. While the page scrolls
 * only its place is worked out anew, and not what is in it.
 */
export function StepPlace({ box, element, of, isMissing, isHandset, children }: StepPlaceProps) {
  const { rect: ring, place: rect } = useRect(element, of);
  const field = useField(isHandset);
  const room = useRoom();
  useBeside(box, isHandset ? undefined : rect);
  // Between the keyboard and the bars of a handset on its side there is room for the field alone.
  const hasRoom = !(isHandset && field && room.height < leastRoom);
  const around = [rect, field].filter((each) => each !== undefined);
  const where = isHandset ? edgeFor(around, room) : rect ? 'beside' : isMissing ? 'middle' : 'bottom';
  const content = useMemo(() => children(where), [children, where]);
  return (
    <>
      {element && ring ? <Ring rect={ring} /> : null}
      {hasRoom ? content : null}
    </>
  );
}

/** The least height, in pixels, for a field and the box of a step. */
const leastRoom = 300;

/** What the bar above and the margins of a box take, in pixels. */
const [bar, margin] = [57, 12];

/** The edge of a handset at which a box of two fifths covers none of them; without such an edge the one that leaves the first free. */
function edgeFor(shown: readonly Rect[], { above, below, height }: ReturnType<typeof useRoom>) {
  const most = Math.max(144, 0.4 * height) + margin;
  const [first, last] = [Math.max(bar, above), window.innerHeight - below];
  const leavesFree = {
    bottom: ({ top, height: own }: Rect) => top + own <= last - most,
    top: ({ top, height: own }: Rect) => top >= first + most || top + own <= first,
  };
  const edges = ['bottom', 'top'] as const;
  return (
    edges.find((edge) => shown.every(leavesFree[edge])) ??
    edges.find((edge) => shown.slice(0, 1).every(leavesFree[edge])) ??
    'bottom'
  );
}

const inputs = 'textarea, select, [contenteditable]:not([contenteditable="false"]), input';

/** On a handset, where the field is that somebody writes in. */
function useField(isWanted: boolean): Rect | undefined {
  const [field, setField] = useState<Rect>();
  useEffect(() => {
    if (!isWanted) return setField(undefined);
    return whenMoved(() => {
      const focused = document.activeElement;
      setField(kept(focused?.matches(inputs) ? rectOf(focused) : undefined));
    });
  }, [isWanted]);
  return field;
}
