import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { framed } from '@/ui/page/framed';

/** One of several styles of an element. */
type Style = Extract<SxProps<Theme>, readonly unknown[]>[number];

/** A row of a file, identified by `line`. */
interface Row {
  readonly line: number;
}

interface RowTableProps<R extends Row> {
  label: string;
  rows: readonly R[];
  /** The grid of a row's cells. */
  columns: Style;
  /** The column captions, if any. */
  titles?: readonly string[];
  /** The height of most rows, in CSS pixels. */
  usualHeight: number;
  /** Renders the cells of a row, each with its role. */
  children: (row: R) => ReactNode;
}

/**
 * The rows of a file with their outcomes. Only visible rows are in the document; assistive technology knows the total.
 */
export function RowTable<R extends Row>({
  label,
  rows,
  columns,
  titles,
  usualHeight,
  children,
}: RowTableProps<R>) {
  const region = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 10,
  });
  const first = titles ? 2 : 1;
  return (
    <Box ref={region} role="region" aria-label={label} tabIndex={0} sx={scroller}>
      <Box role="table" aria-label={label} aria-rowcount={rows.length + first - 1}>
        {titles ? (
          <Box role="row" aria-rowindex={1} sx={[columns, head, headWhereStacked]}>
            {titles.map((title) => (
              <Box key={title} role="columnheader">
                {title}
              </Box>
            ))}
          </Box>
        ) : null}
        {/* One pixel up, so that the first row's line covers the one below the captions. */}
        <Box
          role="rowgroup"
          sx={{ position: 'relative', mt: '-1px' }}
          style={{ height: list.getTotalSize() }}
        >
          {list.getVirtualItems().map(({ key, index, start }) => {
            const item = rows[index];
            return item === undefined ? null : (
              <Box
                key={key}
                ref={list.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + first}
                sx={[columns, row]}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item)}
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

const scroller = {
  maxHeight: 'min(60vh, 36rem)',
  overflow: 'auto',
  ...framed,
} as const;

/** The captions stay visible while the rows scroll. */
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  color: 'text.secondary',
} as const;

/** Hidden where the cells are stacked: captions above them would mean nothing to sighted people. */
const headWhereStacked = { '@media (max-width: 899.98px)': visuallyHidden } as const;

const row = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& > [role=cell]': { minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' },
} as const;
