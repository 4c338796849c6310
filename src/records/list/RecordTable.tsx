import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type FocusEvent, memo, useContext } from 'react';
import { type RaRecord, type SortPayload, useEvent, useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { isCut } from '@/ui/tips/tip';
import type { ListColumn } from '../columns/columns';
import { useRecordName } from '../references/useRecordName';
import { RowMenuContext } from '../row-menu/rowMenu';
import { rowHeight, useDensity } from './density';
import { defaultWidth, dropColumns } from './dropColumns';
import { usePageSelection } from './pageSelection';
import { RecordRow } from './RecordRow';
import { type RowTarget, useRowTarget } from './rowTarget';
import { Tick } from './Tick';
import { ToSelectionBar } from './ToSelectionBar';
import { menuWidth, region, stickyHead, table, tickWidth } from './tableStyles';

interface RecordTableProps {
  name: string;
  records: readonly RaRecord[];
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
  selectable: boolean;
}

/** The rows of a list page as a table. Column widths do not depend on the rows, so nothing moves when these change. */
export function RecordTable({ name, records, columns, rowClick, selectable }: RecordTableProps) {
  const translate = useTranslate();
  const selection = usePageSelection(records);
  const pathOf = useRowTarget(rowClick);
  const nameOf = useRecordName();
  const navigate = useNavigate();
  const open = useEvent((path: string) => void navigate(path));
  const [density] = useDensity();
  const hasMenu = useContext(RowMenuContext) !== undefined;
  const { sort, setSort } = useListContext();
  const onSort = useEvent((next: SortPayload) => setSort(next));
  const fixed = (selectable ? tickWidth : 0) + (hasMenu ? menuWidth : 0);
  const { narrowest, dropping } = dropColumns(columns, sort.field, fixed, selectable ? 1 : 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        role="region"
        aria-label={name}
        tabIndex={0}
        onFocus={reachCutTexts}
        sx={[region, stickyHead(narrowest)]}
      >
        <Table aria-label={name} sx={[table, { '& td, & th': { height: rowHeight[density] } }, ...dropping]}>
          <colgroup>
            {selectable ? <col style={{ width: `${tickWidth}rem` }} /> : null}
            {columns.map(({ source, width = defaultWidth }) => (
              <col key={source} style={{ width: `${width}rem` }} />
            ))}
            {hasMenu ? <col style={{ width: `${menuWidth}rem` }} /> : null}
          </colgroup>
          <TableHead>
            <TableRow>
              {selectable ? (
                <TableCell padding="checkbox">
                  <ToSelectionBar active={selection.some}>
                    <Tick
                      checked={selection.all}
                      indeterminate={selection.some && !selection.all}
                      disabled={selection.isOutdated}
                      onChange={selection.togglePage}
                      aria-label={translate('records.selectPage')}
                    />
                  </ToSelectionBar>
                </TableCell>
              ) : null}
              {columns.map((column) => (
                <SortHeader
                  key={column.source}
                  column={column}
                  order={sort.field === column.source ? (sort.order === 'DESC' ? 'DESC' : 'ASC') : undefined}
                  onSort={onSort}
                />
              ))}
              {hasMenu ? (
                <TableCell scope="col" className="row-menu">
                  <Box component="span" sx={visuallyHidden}>
                    {translate('records.rowMenus')}
                  </Box>
                </TableCell>
              ) : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {records.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                name={nameOf(record)}
                columns={columns}
                path={pathOf(record)}
                onOpen={open}
                selected={selectable ? selection.has(record.id) : undefined}
                hasMenu={hasMenu}
                onToggle={selection.toggle}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

interface SortHeaderProps {
  column: ListColumn;
  /** How the list is sorted, if by this column. */
  order: 'ASC' | 'DESC' | undefined;
  onSort: (sort: SortPayload) => void;
}

/** The head of a column; a click sorts by it, another click reverses the order. */
const SortHeader = memo(function SortHeader({ column, order, onSort }: SortHeaderProps) {
  const { source, label, disableSort, sortByOrder = 'ASC', align } = column;
  if (disableSort) {
    return (
      <TableCell align={align} scope="col" data-column={source}>
        {label}
      </TableCell>
    );
  }
  const active = order !== undefined;
  const direction = (order ?? sortByOrder) === 'DESC' ? 'desc' : 'asc';
  const next = !active ? sortByOrder : order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableCell align={align} scope="col" data-column={source} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort({ field: source, order: next })}
        title={label}
        sx={[sortLabel, !active && iconBeside[align === 'right' ? 'ml' : 'mr']]}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
});

const sortLabel = { minHeight: 32, maxWidth: '100%' } as const;

/** An arrow that is not shown takes no room from the label. */
const iconBeside = {
  ml: { '& .MuiTableSortLabel-icon': { ml: '-22px' } },
  mr: { '& .MuiTableSortLabel-icon': { mr: '-22px' } },
} as const;

/**
 * Makes texts that are cut tab stops, so that the keyboard shows the whole too. Runs on each focus in the table, which is
 * a tab stop before its rows: measuring each cell whenever it is rendered would take longer than rendering it.
 */
function reachCutTexts({ currentTarget }: FocusEvent<HTMLElement>): void {
  const texts = [...currentTarget.querySelectorAll<HTMLElement>('[data-tip-if-cut]')];
  const cut = new Set(texts.filter(isCut));
  // Inner ones first: an element around a tab stop is none itself.
  for (const text of texts.toReversed()) {
    if (cut.has(text) && text.querySelector('a, button, [tabindex]') === null) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  }
}
