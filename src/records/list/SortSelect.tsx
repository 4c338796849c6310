import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import type { ListColumn } from '../columns/columns';

/** Sorts a list that has no column heads to click. */
export function SortSelect({ columns }: { columns: readonly ListColumn[] }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const sortable = columns.filter(({ disableSort }) => !disableSort);
  if (sortable.length === 0) return null;
  const descending = sort.order === 'DESC';
  const Arrow = descending ? ArrowDownward : ArrowUpward;
  const direction = translate(descending ? 'records.descending' : 'records.ascending');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, mb: 1 }}>
      <TextField
        select
        label={translate('records.sortBy')}
        margin="none"
        value={sortable.some(({ source }) => source === sort.field) ? sort.field : ''}
        onChange={(event) => {
          const column = sortable.find(({ source }) => source === event.target.value);
          if (column) setSort({ field: column.source, order: column.sortByOrder ?? 'ASC' });
        }}
      >
        {sortable.map(({ source, label }) => (
          <MenuItem key={source} value={source}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={direction}
        title={direction}
        onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
      >
        <Arrow />
      </IconButton>
    </Box>
  );
}
