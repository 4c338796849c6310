import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import type { ListColumn } from '../columns/columns';
import { usePageSelection } from './pageSelection';
import { RecordRow } from './RecordRow';
import type { RowTarget } from './rowTarget';
import { SortHeader } from './SortHeader';
import { ToSelectionBar } from './ToSelectionBar';

interface RecordTableProps {
  name: string;
  records: readonly RaRecord[];
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
  selectable: boolean;
}

/** The rows of a list page as a table; a wide one scrolls in its own region. */
export function RecordTable({ name, records, columns, rowClick, selectable }: RecordTableProps) {
  const translate = useTranslate();
  const selection = usePageSelection(records);
  return (
    <Box role="region" aria-label={name} tabIndex={0} sx={region}>
      <Table aria-label={name} sx={cells}>
        <TableHead>
          <TableRow>
            {selectable ? (
              <TableCell padding="checkbox">
                <ToSelectionBar active={selection.some}>
                  <Checkbox
                    checked={selection.all}
                    indeterminate={selection.some && !selection.all}
                    onChange={selection.togglePage}
                    slotProps={{ input: { 'aria-label': translate('records.selectPage') } }}
                  />
                </ToSelectionBar>
              </TableCell>
            ) : null}
            {columns.map((column) => (
              <SortHeader key={column.source} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              columns={columns}
              rowClick={rowClick}
              selected={selectable ? selection.has(record.id) : undefined}
              onToggle={selection.toggle}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const cells = {
  '& td, & th': { px: 1.5, py: 1, height: 56 },
  '& .MuiTableCell-paddingCheckbox': { pl: 0.75, pr: 0 },
} as const;
const region = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
