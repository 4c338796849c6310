import { useVirtualizer } from '@tanstack/react-virtual';
import { useSyncExternalStore } from 'react';

/** The exact height of most rows, in CSS pixels; each row that differs moves all rows below it. */
const usualHeight = 43;

/** The visible rows of a long table; none in print and before layout. */
export function useVisibleRows(count: number, scroller: HTMLElement | null) {
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    overscan: 8,
    // Until the container is measured; without it, hundreds of rows would be rendered at first.
    initialRect: { width: 0, height: window.innerHeight },
  });
  const isPrinting = useSyncExternalStore(onPrint, () => isOnPaper);
  const items = isPrinting ? [] : list.getVirtualItems();
  return { list, items };
}

let isOnPaper = false;

/** Subscribes to printing, which needs all rows in the document. */
function onPrint(listener: () => void): () => void {
  const tell = (printing: boolean) => () => {
    isOnPaper = printing;
    listener();
  };
  const [before, after] = [tell(true), tell(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
