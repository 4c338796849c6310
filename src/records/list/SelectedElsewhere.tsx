import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { SelectedRows } from './SelectedRows';
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
