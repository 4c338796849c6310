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
  /** A second line for the change of the figure, which sorts by it if `sortsByChange`. */
  change?: string | undefined;
  sortsByChange?: boolean;
  /** For a difference with its share. */
  isWide?: boolean;
}

/** The header of a column, which sorts the rows. */
export function SortCaption({ field, change, sortsByChange = false, isWide, ...label }: SortCaptionProps) {
  const { query } = label.state;
  const { sort: sorted, order } = sortOf(query);
  const isSorted = field === sorted || (sortsByChange && sorted === 'change');
  const changeLabel =
    change !== undefined && sortsByChange ? <SortLabel {...label} field="change" caption={change} /> : change;
  return (
    <th
      scope="col"
      className={isWide ? 'number wide' : label.isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      <SortLabel {...label} field={field} />
      {change === undefined ? null : (
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {changeLabel}
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
