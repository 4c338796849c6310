import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect } from 'react';
import { usePrinting } from '@/ui/usePrinting';
import type { Row } from '../figures/figureSchema';
import type { VisibleRange } from './useFurtherRows';

interface LongRowsProps {
  count: number;
  scroller: HTMLElement | null;
  rowAt: (place: number) => Row | undefined;
  /** The rows for a document that shows all of them. */
  rows: readonly Row[];
  onVisibleRows: (range: VisibleRange | undefined) => void;
  columns: number;
  /** The text for rows that are still loading. */
  waiting: string;
  /** The cells of a row. */
  children: (row: Row) => ReactNode;
}

/** The exact height of most rows, in CSS pixels; each row that differs moves all rows below it. */
const rowHeight = 38;

/**
 * The visible rows of a long table, between placeholders as high as the others; all loaded rows in print and before
 * layout. A component of its own, so that scrolling does not render the table. Header and total are the first two rows.
 */
export function LongRows(props: LongRowsProps) {
  const { count, scroller, rowAt, rows, onVisibleRows, columns, waiting, children } = props;
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
    () => onVisibleRows(from === undefined || to === undefined ? undefined : [from, to]),
    [onVisibleRows, from, to],
  );
  if (!first || !last) return rows.map((row) => <tr key={row.key.join('\u0000')}>{children(row)}</tr>);
  return (
    <>
      <Room height={first.start} columns={columns} />
      {items.map(({ index, key }) => {
        const row = rowAt(index);
        return (
          <tr key={key} ref={list.measureElement} data-index={index} aria-rowindex={index + 3}>
            {row ? (
              children(row)
            ) : (
              <td colSpan={columns} className="waiting">
                {waiting}
              </td>
            )}
          </tr>
        );
      })}
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
