import Box from '@mui/material/Box';
import { Fragment, memo, type ReactNode } from 'react';
import { type Identifier, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { cellValue, type ListColumn } from '../columns/columns';
import { useRecordName } from '../references/useRecordName';
import { RowMenuButton } from '../row-menu/RowMenuButton';
import { isNothing } from '../values/showBy';
import { CellContent } from './CellContent';
import { cards } from './cardStyles';
import { FramedList } from './FramedList';
import { usePageSelection } from './pageSelection';
import { type RowTarget, useRowTarget } from './rowTarget';
import { SelectRow } from './SelectRow';
import { Tick } from './Tick';

interface HandsetListProps {
  name: string;
  records: readonly RaRecord[];
  selectable: boolean;
  /** Renders a row; default: a card of the columns. */
  card?: (record: RaRecord) => ReactNode;
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
  children: ReactNode;
}

/** The rows of a list page as cards, for narrow windows. */
export function HandsetList({ name, records, selectable, children, ...row }: HandsetListProps) {
  const translate = useTranslate();
  const selection = usePageSelection(records);
  const nameOf = useRecordName();
  return (
    <>
      {selectable ? (
        <Box component="label" sx={pageChoice}>
          <Tick
            checked={selection.all}
            indeterminate={selection.some && !selection.all}
            disabled={selection.isOutdated}
            onChange={selection.togglePage}
          />
          {translate('records.selectPage')}
        </Box>
      ) : null}
      <FramedList label={name} sx={cards}>
        {records.map((record) => (
          <CardRow
            key={record.id}
            record={record}
            name={nameOf(record)}
            {...row}
            selected={selectable ? selection.has(record.id) : undefined}
            onToggle={selection.toggle}
          />
        ))}
      </FramedList>
      {children}
    </>
  );
}

const pageChoice = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 42,
  gap: 0.75,
  // Aligns the checkbox with the cards.
  ml: '-7px',
  mt: -1.5,
  cursor: 'pointer',
  // The number of records is at the end of this line.
  maxWidth: 'calc(100% - 6.5rem)',
} as const;

interface CardRowProps extends Pick<HandsetListProps, 'card' | 'columns' | 'rowClick'> {
  record: RaRecord;
  /** The record's name. */
  name: string;
  /** Undefined if rows cannot be selected. */
  selected?: boolean;
  onToggle: (id: Identifier, range: boolean) => void;
}

/** Memoized, because the list renders on each selection. */
const CardRow = memo(({ record, name, card, columns, rowClick, selected, onToggle }: CardRowProps) => (
  <RecordContextProvider value={record}>
    <li data-row={record.id}>
      {selected === undefined ? null : (
        <SelectRow id={record.id} name={name} selected={selected} onToggle={onToggle} />
      )}
      <div className="card">
        {card ? card(record) : <ColumnsCard record={record} columns={columns} rowClick={rowClick} />}
      </div>
      <RowMenuButton record={record} name={name} />
    </li>
  </RecordContextProvider>
));

interface ColumnsCardProps {
  record: RaRecord;
  /** The visible columns. */
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
}

/** A row as a card if the list has no own one: the linked column as the heading, then each non-empty column. */
function ColumnsCard({ record, columns, rowClick }: ColumnsCardProps) {
  const path = useRowTarget(rowClick)(record);
  const heading = columns.find(({ link }) => link) ?? columns[0];
  const others = columns.filter(
    (column) => column !== heading && (column.render || !isNothing(cellValue(record, column.source))),
  );
  return (
    <>
      {heading ? (
        <bdi>
          <CellContent record={record} column={{ ...heading, link: true }} path={path} />
        </bdi>
      ) : null}
      {others.length > 0 ? (
        <dl className="facts">
          {others.map((column) => (
            <Fragment key={column.source}>
              <dt>{column.label}</dt>
              <dd>
                <bdi>
                  <CellContent record={record} column={column} path={path} />
                </bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </>
  );
}
