import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { type Identifier, type RaRecord, useGetMany, useResourceContext, useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useRecordName } from '../references/useRecordName';
import type { ListSelection } from './useListSelection';

interface SelectedRowsProps {
  selection: ListSelection;
  onClose: () => void;
}

/** All selected records by name, each with its checkbox. An unticked one stays visible until the dialog closes. */
export function SelectedRows({ selection, onClose }: SelectedRowsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const recordName = useRecordName(resource);
  const { ticked, select } = selection;
  const [ids] = useState<readonly Identifier[]>(() => [...ticked]);
  const { data = [], isPending } = useGetMany<RaRecord>(resource, { ids: [...ids] });
  const records = new Map(data.filter(Boolean).map((record) => [record.id, record]));
  const nameOf = (id: Identifier) => {
    const record = records.get(id);
    if (record) return recordName(record);
    return isPending ? '…' : translate('records.inputs.unknown', { id });
  };
  const toggle = (id: Identifier) =>
    select(ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id]);
  return (
    <>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ids.map((id) => (
            <li key={id}>
              <FormControlLabel
                control={<Checkbox checked={ticked.has(id)} onChange={() => toggle(id)} />}
                label={<bdi>{nameOf(id)}</bdi>}
              />
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="contained" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
