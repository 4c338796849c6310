import Box from '@mui/material/Box';
import { memo } from 'react';
import { type Identifier, type RaRecord, RecordContextProvider } from 'react-admin';
import { tipIfCut } from '@/ui/tips/tip';
import type { ListColumn } from '../columns/columns';
import { RowMenuButton } from '../row-menu/RowMenuButton';
import { CellContent } from './CellContent';
import { isRowClick } from './rowTarget';
import { SelectRow } from './SelectRow';

interface RecordRowProps {
  record: RaRecord;
  /** The record's name. */
  name: string;
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
 * A record as a table row; a click anywhere in it opens the record. Plain elements with the styles of the table
 * (`tableStyles.ts`): a hundred rows of MUI's cells take several times as long. Memoized, and without hooks that read
 * the address: otherwise each tick, search and answer would render all rows.
 */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, name, columns, path, onOpen, selected, hasMenu, onToggle } = props;
  return (
    <RecordContextProvider value={record}>
      <tr
        data-row={record.id}
        className={[path !== undefined && 'opens', selected && 'selected'].filter(Boolean).join(' ')}
        onClick={(event) => {
          if (path !== undefined && isRowClick(event)) onOpen(path);
        }}
      >
        {selected === undefined ? null : (
          <td className="tick">
            <SelectRow id={record.id} name={name} selected={selected} onToggle={onToggle} />
          </td>
        )}
        <RowCells record={record} name={name} columns={columns} path={path} hasMenu={hasMenu} />
      </tr>
    </RecordContextProvider>
  );
});

type RowCellsProps = Pick<RecordRowProps, 'record' | 'name' | 'columns' | 'hasMenu' | 'path'>;

/** Separate from the checkbox, so that a tick does not render the cells again. */
const RowCells = memo(function RowCells({ record, name, columns, path, hasMenu }: RowCellsProps) {
  return (
    <>
      {columns.map((column) => (
        <Cell key={column.source} record={record} column={column} path={path} />
      ))}
      {hasMenu ? (
        <td className="row-menu">
          <RowMenuButton record={record} name={name} />
        </td>
      ) : null}
    </>
  );
});

interface CellProps extends Pick<RowCellsProps, 'record' | 'path'> {
  column: ListColumn;
}

/** Isolated from the direction of other text. If it is cut, the whole is shown on hover and focus. */
function Cell({ record, column, path }: CellProps) {
  const { align, link, sx } = column;
  const style = align && { textAlign: align };
  const content = (
    <bdi className={link ? 'two-lines' : 'one-line'} {...tipIfCut}>
      <CellContent record={record} column={column} path={path} />
    </bdi>
  );
  if (sx === undefined) return <td style={style}>{content}</td>;
  return (
    <Box component="td" style={style} sx={sx}>
      {content}
    </Box>
  );
}
