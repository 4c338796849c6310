import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';
import type { ListColumn } from '../columns/columns';

/** The head of a column; a click sorts by it, another click reverses the order. */
export function SortHeader({ column }: { column: ListColumn }) {
  const { sort, setSort } = useListContext();
  const { source, label, disableSort, sortByOrder = 'ASC', align } = column;
  if (disableSort) {
    return (
      <TableCell align={align} scope="col">
        {label}
      </TableCell>
    );
  }
  const active = sort.field === source;
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableCell align={align} scope="col" sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={active ? direction : sortByOrder === 'DESC' ? 'desc' : 'asc'}
        onClick={() => setSort({ field: source, order: active ? turned : sortByOrder })}
        title={label}
        sx={{ minHeight: 32, maxWidth: '100%', whiteSpace: 'nowrap' }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
