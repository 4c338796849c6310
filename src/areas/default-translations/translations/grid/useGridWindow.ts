import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { type GridCellPlace, isRightToLeft } from './useGridKeys';

/** The height of the sticky head in CSS pixels. */
export const headHeight = 48;

/** The size without layout, as in jsdom. */
const defaultSize = { width: 1400, height: 600 };

/** The minimum width of a language's column. */
const minColumnWidth = 240;

/** The widths of the columns. English is translated from, so it is wide at the expense of the keys. */
function widthsOf(width: number, languages: number) {
  const key = Math.round(Math.min(280, Math.max(180, width * 0.2)));
  const share = Math.floor((width - key) / (languages + 1));
  const base = share < minColumnWidth ? Math.round(Math.min(360, (width - key) * 0.4)) : share;
  return { key, base, column: Math.max(minColumnWidth, Math.floor((width - key - base) / languages)) };
}

type GridVirtualizer = Virtualizer<HTMLElement, Element>;

const observeSize = (
  virtualizer: GridVirtualizer,
  onSize: (rect: { width: number; height: number }) => void,
) =>
  observeElementRect(virtualizer, ({ width, height }) =>
    onSize({ width: width || defaultSize.width, height: height || defaultSize.height }),
  );

/** The rendered rows and language columns: the visible ones and some around them. */
export function useGridWindow(
  frame: HTMLElement,
  { rows, languages, rowHeight }: { rows: number; languages: number; rowHeight: number },
) {
  const [width, setWidth] = useState(frame.clientWidth || defaultSize.width);
  const { key, base, column } = widthsOf(width, languages);
  // Without `flushSync`, a scroll renders rows and columns together, and reads no layout in between.
  const shared = { getScrollElement: () => frame, observeElementRect: observeSize, useFlushSync: false };
  const rowVirtualizer = useVirtualizer({
    ...shared,
    count: rows,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 6,
  });
  const columnVirtualizer = useVirtualizer({
    ...shared,
    horizontal: true,
    isRtl: isRightToLeft(),
    count: languages,
    estimateSize: () => column,
    scrollMargin: key + base,
    scrollPaddingStart: key + base,
    overscan: 1,
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setWidth(frame.clientWidth || defaultSize.width));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sizes change
  useLayoutEffect(() => {
    rowVirtualizer.measure();
    columnVirtualizer.measure();
  }, [rowHeight, column]);

  const height = (rowVirtualizer.scrollRect?.height || defaultSize.height) - headHeight;
  /** Scrolls a cell into view, and renders at once, before the browser's scroll event. */
  const reveal = (place: GridCellPlace) => {
    const scrollInto = (current: number, start: number, size: number, room: number) =>
      Math.max(0, Math.min(start, Math.max(current, start + size - room)));
    const currentLeft = Math.abs(frame.scrollLeft);
    const left =
      place.column < 2
        ? currentLeft
        : scrollInto(currentLeft, (place.column - 2) * column, column, width - key - base);
    frame.scrollTop = scrollInto(frame.scrollTop, place.row * rowHeight, rowHeight, height);
    frame.scrollLeft = isRightToLeft() ? -left : left;
    frame.dispatchEvent(new Event('scroll'));
  };
  const [visibleRows, visibleColumns] = [
    rowVirtualizer.getVirtualItems(),
    columnVirtualizer.getVirtualItems(),
  ];
  return {
    top: visibleRows[0]?.index ?? 0,
    bottom: (visibleRows.at(-1)?.index ?? -1) + 1,
    left: visibleColumns[0]?.index ?? 0,
    right: (visibleColumns.at(-1)?.index ?? -1) + 1,
    /** The number of rows that Page Up and Page Down move. */
    page: Math.max(1, Math.floor(height / rowHeight) - 1),
    ...{ key, base, column, reveal },
  };
}

/** The row heights in CSS pixels: one line of text, or three. */
const [lowHeight, tallHeight] = [40, 72];

/** Whether rows have three lines; a stored preference. */
export function useTallRows() {
  const [stored, store] = useStore<unknown>('default-translations.tallRows', false);
  const isTall = stored === true;
  return { isTall, rowHeight: isTall ? tallHeight : lowHeight, setTall: (next: boolean) => store(next) };
}
