import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import { sortOf } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

interface SortLabelProps {
  state: FigureQueryState;
  /** What a click sorts the rows by. */
  field: string;
  caption: string;
  isNumber?: boolean;
}

interface SortCaptionProps extends SortLabelProps {
  /** A second line, which sorts by the change of the figure if `sortsByChange`. */
  second?: string | undefined;
  sortsByChange?: boolean;
  /** For a difference with its share. */
  isWide?: boolean;
  /** How many columns it is the header of. */
  columns?: number | undefined;
}

/** The header of a column, which sorts the rows. */
export function SortCaption(props: SortCaptionProps) {
  const { field, second, sortsByChange = false, isWide, columns, ...label } = props;
  const { query } = label.state;
  const { sort: sorted, order } = sortOf(query);
  const isSorted = field === sorted || (sortsByChange && sorted === 'change');
  const secondLabel =
    second !== undefined && sortsByChange ? <SortLabel {...label} field="change" caption={second} /> : second;
  return (
    <th
      scope="col"
      colSpan={columns}
      className={isWide ? 'number wide' : label.isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      <SortLabel {...label} field={field} />
      {second === undefined ? null : (
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {secondLabel}
        </Box>
      )}
    </th>
  );
}

function SortLabel({ state: { query, change }, field, caption, isNumber = false }: SortLabelProps) {
  const sorted = sortOf(query);
  const isSorted = field === sorted.sort;
  // People who sort by change look for what fell.
  const first = isNumber && field !== 'change' ? 'DESC' : 'ASC';
  const order = isSorted ? sorted.order : first;
  const turned = sorted.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableSortLabel
      active={isSorted}
      direction={order === 'ASC' ? 'asc' : 'desc'}
      onClick={() => change({ sort: field, order: isSorted ? turned : first })}
    >
      {caption}
    </TableSortLabel>
  );
}
