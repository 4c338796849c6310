import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type Identifier, type RaRecord, RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ListColumn } from '../columns/columns';
import { RowMenuButton } from '../row-menu/RowMenuButton';
import { CellContent } from './CellContent';
import { CellText } from './CellText';
import { isRowClick, type RowTarget, useRowTarget } from './rowTarget';
import { SelectRow } from './SelectRow';

interface RecordRowProps {
  record: RaRecord;
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
  /** Undefined where rows cannot be selected. */
  selected?: boolean;
  /** Whether rows have a menu, in a cell of its own. */
  hasMenu: boolean;
  onToggle: (id: Identifier, range: boolean) => void;
}

/** One record of a list as a row of its table; a click anywhere in it opens the record. */
export function RecordRow({ record, columns, rowClick, selected, hasMenu, onToggle }: RecordRowProps) {
  const navigate = useNavigate();
  const path = useRowTarget(rowClick)(record);
  return (
    <RecordContextProvider value={record}>
      <TableRow
        data-row={record.id}
        hover={path !== undefined}
        selected={selected}
        onClick={(event) => {
          if (path !== undefined && isRowClick(event)) navigate(path);
        }}
        sx={path === undefined ? undefined : { cursor: 'pointer' }}
      >
        {selected === undefined ? null : (
          <TableCell padding="checkbox">
            <SelectRow record={record} selected={selected} onToggle={onToggle} />
          </TableCell>
        )}
        {columns.map((column) => (
          <TableCell key={column.source} align={column.align} sx={column.sx}>
            <CellText>
              <CellContent record={record} column={column} path={path} />
            </CellText>
          </TableCell>
        ))}
        {hasMenu ? (
          <TableCell className="row-menu">
            <RowMenuButton record={record} />
          </TableCell>
        ) : null}
      </TableRow>
    </RecordContextProvider>
  );
}
