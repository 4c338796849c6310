import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { type GridCellPlace, isRightToLeft } from './useGridKeys';

/** The height of the sticky head in CSS pixels. */
export const headHeight = 48;

/** The size without layout, as in jsdom. */
const usual = { width: 1400, height: 600 };

/** The minimum width of a language's column. */
const narrowest = 240;

/** The widths of the columns. English is translated from, so it is wide at the expense of the keys. */
function widthsOf(width: number, languages: number) {
  const key = Math.round(Math.min(280, Math.max(180, width * 0.2)));
  const share = Math.floor((width - key) / (languages + 1));
  const base = share < narrowest ? Math.round(Math.min(360, (width - key) * 0.4)) : share;
  return { key, base, column: Math.max(narrowest, Math.floor((width - key - base) / languages)) };
}

type Lines = Virtualizer<HTMLElement, Element>;

const measured = (lines: Lines, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(lines, ({ width, height }) =>
    tell({ width: width || usual.width, height: height || usual.height }),
  );

/** The rendered rows and language columns: the visible ones and some around them. */
export function useGridWindow(
  frame: HTMLElement,
  { rows, languages, rowHeight }: { rows: number; languages: number; rowHeight: number },
) {
  const [width, setWidth] = useState(frame.clientWidth || usual.width);
  const { key, base, column } = widthsOf(width, languages);
  // Without `flushSync`, a scroll renders rows and columns together, and reads no layout in between.
  const shared = { getScrollElement: () => frame, observeElementRect: measured, useFlushSync: false };
  const lines = useVirtualizer({
    ...shared,
    count: rows,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 6,
  });
  const columns = useVirtualizer({
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
    const observer = new ResizeObserver(() => setWidth(frame.clientWidth || usual.width));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sizes change
  useLayoutEffect(() => {
    lines.measure();
    columns.measure();
  }, [rowHeight, column]);

  const height = (lines.scrollRect?.height || usual.height) - headHeight;
  /** Scrolls a cell into view, and renders at once, before the browser's scroll event. */
  const reveal = (place: GridCellPlace) => {
    const into = (now: number, start: number, size: number, room: number) =>
      Math.max(0, Math.min(start, Math.max(now, start + size - room)));
    const before = Math.abs(frame.scrollLeft);
    const left =
      place.column < 2 ? before : into(before, (place.column - 2) * column, column, width - key - base);
    frame.scrollTop = into(frame.scrollTop, place.row * rowHeight, rowHeight, height);
    frame.scrollLeft = isRightToLeft() ? -left : left;
    frame.dispatchEvent(new Event('scroll'));
  };
  const [shownRows, shownColumns] = [lines.getVirtualItems(), columns.getVirtualItems()];
  return {
    top: shownRows[0]?.index ?? 0,
    bottom: (shownRows.at(-1)?.index ?? -1) + 1,
    left: shownColumns[0]?.index ?? 0,
    right: (shownColumns.at(-1)?.index ?? -1) + 1,
    /** The number of rows that Page Up and Page Down move. */
    page: Math.max(1, Math.floor(height / rowHeight) - 1),
    ...{ key, base, column, reveal },
  };
}

/** The row heights in CSS pixels: one line of text, or three. */
const [low, tall] = [40, 72];

/** Whether rows have three lines; a stored preference. */
export function useTallRows() {
  const [stored, store] = useStore<unknown>('default-translations.tallRows', false);
  const isTall = stored === true;
  return { isTall, rowHeight: isTall ? tall : low, setTall: (next: boolean) => store(next) };
}
