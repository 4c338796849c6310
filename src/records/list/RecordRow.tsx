import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type Identifier, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '../../ui/page/AppLink';
import { visibleText } from '../../ui/visibleText';
import { cellValue, type ListColumn } from '../columns/columns';
import { idsOf } from '../references/defineReference';
import { ReferenceNames } from '../references/ReferenceNames';
import { RowMenuButton } from '../row-menu/RowMenuButton';
import { plainValue } from '../values/plainValue';
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

function CellContent({ record, column, path }: { record: RaRecord; column: ListColumn; path?: string }) {
  const { source, label, render, show, reference, link } = column;
  const translate = useTranslate();
  const value = cellValue(record, source);
  if (reference) return <ReferenceNames reference={reference} ids={idsOf(value)} caption={label} />;
  const content = render ? render(record) : show ? show(value) : plainValue(value, translate);
  if (!link || path === undefined) return content;
  const shown = typeof content === 'string' ? visibleText(content) || translate('records.nameless') : content;
  return (
    <AppLink to={path} sx={{ fontWeight: 600 }}>
      {shown}
    </AppLink>
  );
}
