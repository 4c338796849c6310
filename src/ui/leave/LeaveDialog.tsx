import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question of the leave guard (specification, section 4). Escape and a click beside it mean Cancel. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  const id = useId();
  useFocusReturn(open);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('ui.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-message`}>{translate('ui.leave.message')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="outlined" onClick={onStay}>
          {translate('ui.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onLeave}>
          {translate('ui.action.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
