import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Identifier, useResourceContext, useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useChosenOptions } from '../inputs/recordOptions';
import { useRecordName } from '../references/useRecordName';
import type { ListSelection } from './useListSelection';

/** How many selected records are not on this page, with a button that lists all selected ones. */
export function SelectedElsewhere({ selection }: { selection: ListSelection }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { elsewhere, isAll, count } = selection;
  if (isAll || (elsewhere.length === 0 && !open)) return null;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('records.elsewhere', { smart_count: elsewhere.length })}
      </Typography>
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {translate('records.showSelected')}
      </Button>
      <ModalDialog
        open={open}
        title={translate('records.selected', { smart_count: count })}
        onClose={() => setOpen(false)}
      >
        <SelectedRows selection={selection} onClose={() => setOpen(false)} />
      </ModalDialog>
    </>
  );
}

interface SelectedRowsProps {
  selection: ListSelection;
  onClose: () => void;
}

/** All selected records by name, each with its checkbox. An unticked one stays visible until the dialog closes. */
function SelectedRows({ selection, onClose }: SelectedRowsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const recordName = useRecordName(resource);
  const { ticked, select } = selection;
  const [ids] = useState(() => [...ticked]);
  const { options } = useChosenOptions(resource, ids.map(String), recordName);
  const toggle = (id: Identifier) =>
    select(ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id]);
  return (
    <>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ids.map((id, index) => (
            <li key={id}>
              <FormControlLabel
                control={<Checkbox checked={ticked.has(id)} onChange={() => toggle(id)} />}
                label={<bdi>{options[index]?.label}</bdi>}
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
