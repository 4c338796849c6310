import { type ReactNode, useLayoutEffect } from 'react';
import type { Row } from '../figures/figureSchema';
import type { Sight } from './useFurtherRows';
import { useRowsInSight } from './useRowsInSight';

interface LongRowsProps {
  count: number;
  scroller: HTMLElement | null;
  rowAt: (place: number) => Row | undefined;
  /** Those that are shown where all of them have to be in the document. */
  rows: readonly Row[];
  onSight: (sight: Sight | undefined) => void;
  columns: number;
  /** What stands in a place whose row is not there yet. */
  waiting: string;
  /** The cells of a row. */
  children: (row: Row) => ReactNode;
}

/**
 * The rows in sight; empty ones keep the room of all others. The captions and the total are the first two of the table, which is not
 * rendered with each turn of the wheel.
 */
export function LongRows(props: LongRowsProps) {
  const { count, scroller, rowAt, rows, onSight, columns, waiting, children } = props;
  const { list, items } = useRowsInSight(count, scroller);
  const [first, last] = [items[0], items.at(-1)];
  const [from, to] = [first?.index, last?.index];
  // Before the browser paints or prints.
  useLayoutEffect(
    () => onSight(from === undefined || to === undefined ? undefined : [from, to]),
    [onSight, from, to],
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
