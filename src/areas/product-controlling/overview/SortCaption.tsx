import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { sortOf } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

interface SortCaptionProps {
  state: FigureQueryState;
  /** What the rows are sorted by when it is pressed; without one it is a plain caption. */
  field: string | undefined;
  caption: string;
  isNumber?: boolean;
  /** Said below it, in small print. */
  children?: ReactNode;
}

/** A caption of the table, by which its rows are sorted. */
export function SortCaption({
  state: { query, change },
  field,
  caption,
  isNumber = false,
  children,
}: SortCaptionProps) {
  const isSorted = field !== undefined && field === sortOf(query);
  // Who sorts by change looks for what fell.
  const first = isNumber && field !== 'change' ? 'DESC' : 'ASC';
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const turned = query.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {field === undefined ? (
        caption
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : first === 'DESC' ? 'desc' : 'asc'}
          onClick={() => change({ sort: field, order: isSorted ? turned : first })}
        >
          {caption}
        </TableSortLabel>
      )}
      {children ? (
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {children}
        </Box>
      ) : null}
    </th>
  );
}
