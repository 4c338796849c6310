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
  /** The path that the row opens; undefined if none. */
  path: string | undefined;
  onOpen: (path: string) => void;
  /** Undefined if rows cannot be selected. */
  selected?: boolean;
  /** Whether rows have a menu, in its own cell. */
  hasMenu: boolean;
  onToggle: (id: Identifier, range: boolean) => void;
}

/**
 * A record as a table row; a click anywhere in it opens the record. Memoized, and without hooks that read the address:
 * otherwise each tick, search and answer would render all of a hundred rows.
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

/** Separate from the checkbox, so that a tick does not measure the cells again. */
const RowCells = memo(function RowCells({ record, columns, path, hasMenu }: RowCellsProps) {
  return (
    <>
      {columns.map((column) => (
        <TableCell key={column.source} align={column.align} sx={column.sx}>
          <CellText wrap={column.link}>
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
