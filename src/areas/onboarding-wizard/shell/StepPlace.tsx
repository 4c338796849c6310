import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { CornerProps } from './Corner';
import { menuDrawer } from './placeOf';
import { Ring } from './Ring';
import { useFreePlace } from './useFreePlace';
import { type Rect, rectOf, useRect } from './useRect';
import { useRoom } from './useRoom';
import { keepEqual, whenMoved } from './whenMoved';

interface StepPlaceProps {
  box: RefObject<HTMLElement | null>;
  /** The element beside which the box is placed; without it, the corner. */
  element: HTMLElement | undefined;
  /** The id of the wanted element: the box keeps its place while the element is gone. */
  of: string | undefined;
  /** What the box is about: with another one it looks for a place anew. */
  about: string;
  isHandset: boolean;
  /** Called when no place leaves free what must be free. */
  onCrowded?: () => void;
  children: (where: NonNullable<CornerProps['place']>) => ReactNode;
}

/**
 * Places the box of a step: where it is least in the way, or on a handset at the edge that does not cover its element.
 * Scrolling updates only the place, not the content.
 */
export function StepPlace({ box, element, of, about, isHandset, onCrowded, children }: StepPlaceProps) {
  const { rect: ring, place: rect } = useRect(element, of);
  const field = useField(isHandset);
  const room = useRoom();
  useScrollAbove(isHandset ? element : undefined);
  // On a handset in landscape with an open keyboard, there is room for the field only.
  const hasRoom = !(isHandset && field && room.height < minRoom);
  const coveredAreas = [rect, field].filter((each) => each !== undefined);
  const edge = isHandset ? edgeFor(coveredAreas, room) : undefined;
  const where = edge ?? 'free';
  useFreePlace(box, { element: rect && element, of: about, edge, onCrowded });
  const content = useMemo(() => children(where), [children, where]);
  return (
    <>
      {element && ring ? <Ring rect={ring} isInMenu={element.closest(menuDrawer) !== null} /> : null}
      {hasRoom ? content : null}
    </>
  );
}

/** On a handset, scrolls an element of the page above the box, for which there is room at the end of the page. */
function useScrollAbove(element: HTMLElement | undefined): void {
  useEffect(() => {
    if (element === undefined || element.closest(`header, [data-bottom-bar], ${menuDrawer}`)) return;
    const { top, height } = rectOf(element);
    if (top + height > window.innerHeight / 2) element.scrollIntoView?.({ block: 'center' });
  }, [element]);
}

/** The minimum height for a field and the box, in pixels. */
const minRoom = 300;

/** The height of the toolbar and a box's margin, in pixels. */
const [bar, margin] = [57, 12];

/** The edge of a handset at which a box covers none of the areas, or at least not the first one. */
function edgeFor(areas: readonly Rect[], { above, below, height }: ReturnType<typeof useRoom>) {
  const maxHeight = Math.max(144, 0.4 * height) + margin;
  const [first, last] = [Math.max(bar, above), window.innerHeight - below];
  const leavesFree = {
    // Below it there is a bar.
    bottom: ({ top, height: areaHeight }: Rect) => top + areaHeight <= last - maxHeight || top >= last,
    top: ({ top, height: areaHeight }: Rect) => top >= first + maxHeight || top + areaHeight <= first,
  };
  const edges = ['bottom', 'top'] as const;
  return (
    edges.find((edge) => areas.every(leavesFree[edge])) ??
    edges.find((edge) => areas.slice(0, 1).every(leavesFree[edge])) ??
    'bottom'
  );
}

const inputs = 'textarea, select, [contenteditable]:not([contenteditable="false"]), input';

/** On a handset, the area of the focused field. */
function useField(isActive: boolean): Rect | undefined {
  const [field, setField] = useState<Rect>();
  useEffect(() => {
    if (!isActive) return setField(undefined);
    return whenMoved(() => {
      const focused = document.activeElement;
      setField(keepEqual(focused?.matches(inputs) ? rectOf(focused) : undefined));
    });
  }, [isActive]);
  return field;
}
