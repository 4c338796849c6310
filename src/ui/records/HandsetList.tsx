import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { ListColumn } from './columns';
import { SelectRow } from './SelectRow';
import { SortSelect } from './SortSelect';
import { usePageSelection } from './selection';

interface HandsetListProps {
  name: string;
  records: readonly RaRecord[];
  columns: readonly ListColumn[];
  selectable: boolean;
  card: (record: RaRecord) => ReactNode;
}

/** The rows of a list page as cards, for a window that is too narrow for a table. */
export function HandsetList({ name, records, columns, selectable, card }: HandsetListProps) {
  const translate = useTranslate();
  const selection = usePageSelection(records);
  return (
    <>
      <SortSelect columns={columns} />
      {selectable ? (
        <FormControlLabel
          sx={{ mb: 1 }}
          label={translate('ui.records.selectPage')}
          control={
            <Checkbox
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onChange={selection.togglePage}
            />
          }
        />
      ) : null}
      <Box component="ul" aria-label={name} sx={list}>
        {records.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={row}>
              {selectable ? (
                <SelectRow record={record} selected={selection.has(record.id)} onToggle={selection.toggle} />
              ) : null}
              <Box sx={{ flexGrow: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>{card(record)}</Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}

const list = {
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  px: 1.5,
  py: 1,
  listStyle: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
