import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { cellValue, type ListColumn } from '../columns/columns';
import { isNothing } from '../values/showBy';
import { CellContent } from './CellContent';
import { type RowTarget, useRowTarget } from './rowTarget';

interface ColumnsCardProps {
  record: RaRecord;
  /** The visible columns. */
  columns: readonly ListColumn[];
  rowClick?: RowTarget;
}

/** A row as a card if the list has no own one: the linked column as the heading, then each non-empty column. */
export function ColumnsCard({ record, columns, rowClick }: ColumnsCardProps) {
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
        <Box component="dl" sx={list}>
          {others.map((column) => (
            <Box key={column.source} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {column.label}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                <bdi>
                  <CellContent record={record} column={column} path={path} />
                </bdi>
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </>
  );
}

const list = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) 1fr',
  columnGap: 1.5,
  rowGap: 0.25,
  typography: 'body2',
} as const;
