import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { FailureProps } from '@/ui/loading/MissingPart';
import { useServices } from '../services';

/** The form did not arrive, or cannot be shown: what is typed on the page is kept until it does, or is given up. */
export function FormMissing({ onRetry, reason }: FailureProps) {
  const { session } = useServices();
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <DialogContentText role="alert">
          {translate(reason === 'broken' ? 'app.errors.unexpected' : 'app.notArrived.message')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={session.giveUp}>
          {translate('ui.action.cancel')}
        </Button>
        <Button ref={takeFocus} variant="contained" onClick={onRetry}>
          {translate('ui.action.retry')}
        </Button>
      </DialogActions>
    </>
  );
}
