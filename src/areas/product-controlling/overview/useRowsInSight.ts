import { useVirtualizer } from '@tanstack/react-virtual';
import { useSyncExternalStore } from 'react';

/** The height of most rows, in CSS pixels, to the pixel: each row that differs has the places of all below it worked out anew. */
const usualHeight = 43;

/** Which rows of a long table are in sight; none on paper, and before there is a layout. */
export function useRowsInSight(count: number, scroller: HTMLElement | null) {
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    overscan: 8,
    // Until the window of the rows is measured: hundreds would be rendered only to go again.
    initialRect: { width: 0, height: window.innerHeight },
  });
  const isPrinting = useSyncExternalStore(onPrint, () => isOnPaper);
  const items = isPrinting ? [] : list.getVirtualItems();
  return { list, items };
}

let isOnPaper = false;

/** Hears of the browser's print, which sees what is in the document alone. */
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
