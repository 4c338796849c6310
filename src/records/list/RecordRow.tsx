import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { type Identifier, type RaRecord, RecordContextProvider } from 'react-admin';
import type { ListColumn } from '../columns/columns';
import { RowMenuButton } from '../row-menu/RowMenuButton';
import { CellContent } from './CellContent';
import { CellText } from './CellText';
import { isRowClick } from './rowTarget';
import { SelectRow } from './SelectRow';

interface RecordRowProps {
  record: RaRecord;
  columns: readonly ListColumn[];
  /** Where the row leads; undefined where nowhere. */
  path: string | undefined;
  onOpen: (path: string) => void;
  /** Undefined where rows cannot be selected. */
  selected?: boolean;
  /** Whether rows have a menu, in a cell of its own. */
  hasMenu: boolean;
  onToggle: (id: Identifier, range: boolean) => void;
}

/**
 * One record of a list as a row of its table; a click anywhere in it opens the record. Memoized, and without what knows the
 * address: with a hundred rows each tick, each search and each answer of the server would render all of them.
 */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, columns, path, onOpen, selected, hasMenu, onToggle } = props;
  return (
    <RecordContextProvider value={record}>
      <TableRow
        data-row={record.id}
        hover={path !== undefined}
        selected={selected}
        onClick={(event) => {
          if (path !== undefined && isRowClick(event)) onOpen(path);
        }}
        sx={path === undefined ? undefined : { cursor: 'pointer' }}
      >
        {selected === undefined ? null : (
          <TableCell padding="checkbox">
            <SelectRow record={record} selected={selected} onToggle={onToggle} />
          </TableCell>
        )}
        <RowCells record={record} columns={columns} path={path} hasMenu={hasMenu} />
      </TableRow>
    </RecordContextProvider>
  );
});

type RowCellsProps = Pick<RecordRowProps, 'record' | 'columns' | 'hasMenu' | 'path'>;

/** Apart from the tick, so that a tick measures no cell anew. */
const RowCells = memo(function RowCells({ record, columns, path, hasMenu }: RowCellsProps) {
  return (
    <>
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
    </>
  );
});
