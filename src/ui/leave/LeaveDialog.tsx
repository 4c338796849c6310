import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '../dialog/ModalDialog';
import { takeFocus } from '../focus/takeFocus';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The leave guard's confirmation (specification, section 4). Escape and a click outside mean Cancel. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog open={open} rank="leaving" title={translate('ui.leave.title')} onClose={onStay}>
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId}>{translate('ui.leave.message')}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button ref={takeFocus} variant="outlined" onClick={onStay}>
              {translate('ui.action.cancel')}
            </Button>
            <Button variant="contained" onClick={onLeave}>
              {translate('ui.action.ok')}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
