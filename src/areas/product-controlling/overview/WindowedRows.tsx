import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect } from 'react';
import { usePrinting } from '@/ui/usePrinting';
import type { VisibleRange } from './useFurtherRows';

interface WindowedRowsProps {
  count: number;
  scroller: HTMLElement | null;
  /** The number of rows above, which are always rendered. */
  rowsAbove: number;
  columns: number;
  onVisibleRows?: (range: VisibleRange | undefined) => void;
  /** All rows, for a document that shows them. */
  all: () => ReactNode;
  /** The cells of a row. */
  children: (place: number) => ReactNode;
}

/** The exact height of most rows, in CSS pixels; each row that differs moves all rows below it. */
const rowHeight = 38;

/**
 * The visible rows of a long table, between placeholders as high as the others; all rows in print and before layout. A
 * component of its own, so that scrolling does not render the table.
 */
export function WindowedRows(props: WindowedRowsProps) {
  const { count, scroller, rowsAbove, columns, onVisibleRows, all, children } = props;
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Until the container is measured; without it, hundreds of rows would be rendered at first.
    initialRect: { width: 0, height: window.innerHeight },
  });
  // On paper all rows are in the document.
  const isPrinting = usePrinting();
  const items = isPrinting ? [] : list.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const [from, to] = [first?.index, last?.index];
  // Before the browser paints or prints.
  useLayoutEffect(
    () => onVisibleRows?.(from === undefined || to === undefined ? undefined : [from, to]),
    [onVisibleRows, from, to],
  );
  if (!first || !last) return all();
  return (
    <>
      <Room height={first.start} columns={columns} />
      {items.map(({ index, key }) => (
        <tr key={key} ref={list.measureElement} data-index={index} aria-rowindex={index + rowsAbove + 1}>
          {children(index)}
        </tr>
      ))}
      <Room height={list.getTotalSize() - last.end} columns={columns} />
    </>
  );
}

function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="room" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
