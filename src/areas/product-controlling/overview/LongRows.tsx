import { type ReactNode, useLayoutEffect } from 'react';
import type { Row } from '../figures/figureSchema';
import type { VisibleRange } from './useFurtherRows';
import { useVisibleRows } from './useVisibleRows';

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

/**
 * The visible rows of a long table, between placeholders as high as the others. A component of its own, so that scrolling does not
 * render the table. Header and total are the first two rows.
 */
export function LongRows(props: LongRowsProps) {
  const { count, scroller, rowAt, rows, onVisibleRows, columns, waiting, children } = props;
  const { list, items } = useVisibleRows(count, scroller);
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
