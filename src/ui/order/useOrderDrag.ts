import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dragByPointer } from './dragByPointer';
import { type OrderedItems, type Place, placeOf } from './orderedItems';

/** The item that is dragged, and the place at which it would be dropped. */
interface Drag {
  readonly id: string;
  readonly over?: Place | undefined;
}

interface DragHandlers {
  readonly onDrop: (id: string, to: Place) => void;
  /** Called with the value of `opensOnDrag` when an item was held over that element for a while. */
  readonly onLinger?: ((value: string) => void) | undefined;
}

/** How long an item is held over an element before that opens, in milliseconds. */
const lingerMs = 600;

/** Marks an element that opens something while an item is held over it, such as the list of another page. */
export const opensOnDrag = (value: string) => ({ 'data-order-opens': value });

/**
 * Dragging lines by mouse, pen and touch. An item takes the place of the line on which it is dropped; on the free part
 * of a list it comes last. Escape cancels.
 */
export function useOrderDrag(key: string, lists: readonly OrderedItems[], handlers: DragHandlers) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = useRef(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  // The list may be loaded anew during a drag.
  const latest = useRef({ lists, handlers });
  useLayoutEffect(() => {
    latest.current = { lists, handlers };
  });

  function placeAt(element: Element | null, id: string): Place | undefined {
    const ownLine = element?.closest<HTMLElement>(`[data-order="${key}"]`);
    if (!ownLine) return undefined;
    const { orderLine, orderList } = ownLine.dataset;
    if (orderLine !== undefined)
      return orderLine === id ? undefined : placeOf(latest.current.lists, orderLine);
    const list = latest.current.lists.find((each) => each.id === orderList);
    return list && { list: list.id, index: list.items.filter((item) => item.id !== id).length };
  }
  const isActive = useCallback(() => isDragging.current, []);
  return {
    ...drag,
    /** Whether a line is dragged now, for events; it stays the same function. */
    isActive,
    /** Starts on a part of a line that is marked as its handle. */
    start(event: PointerEvent<HTMLElement>, id: string): void {
      const handle =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-order-handle]');
      if (!handle || event.button !== 0 || !event.isPrimary) return;
      // Elsewhere a finger scrolls.
      if (event.pointerType === 'touch' && handle.dataset.orderHandle === 'mouse') return;
      let over: Place | undefined;
      let lingersOver: Element | null | undefined;
      let lingering: ReturnType<typeof setTimeout> | undefined;
      function linger(element: Element | null): void {
        const opener = element?.closest<HTMLElement>('[data-order-opens]');
        if (opener === lingersOver) return;
        lingersOver = opener;
        clearTimeout(lingering);
        const value = opener?.dataset.orderOpens;
        if (value !== undefined)
          lingering = setTimeout(() => latest.current.handlers.onLinger?.(value), lingerMs);
      }
      cancel.current = dragByPointer(event.nativeEvent, event.currentTarget, {
        onDrag(element) {
          linger(element);
          const place = placeAt(element, id);
          const isSame = over?.list === place?.list && over?.index === place?.index;
          // The lines are drawn again for each place, not for each step of the pointer.
          if (isDragging.current && isSame) return;
          isDragging.current = true;
          over = place;
          setDrag({ id, over });
        },
        onEnd(isDropped) {
          clearTimeout(lingering);
          isDragging.current = false;
          setDrag(undefined);
          if (isDropped && over) latest.current.handlers.onDrop(id, over);
        },
      });
    },
  };
}
