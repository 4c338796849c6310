import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useContext } from 'react';
import { type RaRecord, useEvent, useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { ListColumn } from '../columns/columns';
import { RowMenuContext } from '../row-menu/rowMenu';
import { rowHeight, useDensity } from './density';
import { defaultWidth, dropColumns } from './dropColumns';
import { usePageSelection } from './pageSelection';
import { RecordRow } from './RecordRow';
import { type RowTarget, useRowTarget } from './rowTarget';
import { ToSelectionBar } from './ToSelectionBar';

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
  const navigate = useNavigate();
  const open = useEvent((path: string) => void navigate(path));
  const [density] = useDensity();
  const hasMenu = useContext(RowMenuContext) !== undefined;
  const { sort } = useListContext();
  const fixed = (selectable ? tickWidth : 0) + (hasMenu ? menuWidth : 0);
  const { narrowest, dropping } = dropColumns(columns, sort.field, fixed, selectable ? 1 : 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box role="region" aria-label={name} tabIndex={0} sx={[region, stickyHead(narrowest)]}>
        <Table aria-label={name} sx={[cells, { '& td, & th': { height: rowHeight[density] } }, ...dropping]}>
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
                    <Checkbox
                      checked={selection.all}
                      indeterminate={selection.some && !selection.all}
                      disabled={selection.isOutdated}
                      onChange={selection.togglePage}
                      slotProps={{ input: { 'aria-label': translate('records.selectPage') } }}
                    />
                  </ToSelectionBar>
                </TableCell>
              ) : null}
              {columns.map((column) => (
                <SortHeader key={column.source} column={column} />
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

/** Widths in rem. */
const tickWidth = 2.75;
const menuWidth = 2.25;

/** An opaque cell background that looks like a translucent colour of the theme. */
const tinted = (action: 'hover' | 'selected') => ({
  backgroundImage: ({ palette }: Theme) => `linear-gradient(${palette.action[action]} 0 0)`,
});

const cells = {
  tableLayout: 'fixed',
  '& td, & th': { px: 1, py: 0 },
  '& th': { position: 'sticky', top: 0, zIndex: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& th.MuiTableCell-paddingCheckbox': { overflow: 'visible' },
  '& .MuiTableCell-paddingCheckbox': { pl: 0.75, pr: 0 },
  '& .MuiCheckbox-root': { p: 0.5 },
  // Stays visible when the table scrolls sideways: above the content scrolling below it, in the colour of its row.
  '& .row-menu': {
    px: 0.25,
    overflow: 'hidden',
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
    boxShadow: '-8px 0 8px -8px rgb(0 0 0 / 18%)',
  },
  '& th.row-menu': { zIndex: 2 },
  '& tr:hover > td.row-menu': tinted('hover'),
  '& tr.Mui-selected > td.row-menu': tinted('selected'),
  // Keeps elements focused by keyboard out from under the head.
  '& tbody :is(a, button, input, [tabindex])': { scrollMarginTop: '112px' },
} as const;
const region = {
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--toolbar-offset) - 6rem)',
  minHeight: '12rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;

/**
 * A table that fits scrolls with the page, its head below the toolbar; a wider one scrolls in its own region with the
 * head at its top.
 */
function stickyHead(narrowest: number) {
  return {
    [`@container (min-width: ${narrowest}rem)`]: {
      overflow: 'visible',
      maxHeight: 'none',
      minHeight: 0,
      '&& th': { top: 'calc(var(--toolbar-offset) - 1px)' },
      // Each sticky cell costs a layer in every frame.
      '&& td.row-menu': { position: 'static' },
      '&& .row-menu': { boxShadow: 'none' },
      '& th:first-of-type': { borderTopLeftRadius: 6 },
      '& th:last-of-type': { borderTopRightRadius: 6 },
    },
  };
}

/** The head of a column; a click sorts by it, another click reverses the order. */
function SortHeader({ column }: { column: ListColumn }) {
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
