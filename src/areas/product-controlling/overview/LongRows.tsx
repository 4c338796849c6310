import type { ReactNode } from 'react';
import type { Row } from '../figures/figureSchema';
import type { VisibleRange } from './useFurtherRows';
import { WindowedRows } from './WindowedRows';

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

/** The visible rows of a long table, some of which are still loading. Header and total are the first two rows. */
export function LongRows({ rowAt, rows, waiting, children, ...props }: LongRowsProps) {
  return (
    <WindowedRows
      {...props}
      rowsAbove={2}
      all={() => rows.map((row) => <tr key={row.key.join('\u0000')}>{children(row)}</tr>)}
    >
      {(place) => {
        const row = rowAt(place);
        if (row) return children(row);
        return (
          <td colSpan={props.columns} className="waiting">
            {waiting}
          </td>
        );
      }}
    </WindowedRows>
  );
}
