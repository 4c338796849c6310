import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { FailureProps } from '@/ui/loading/MissingPart';
import { useServices } from '../services';

/** Shown if the sign-in form fails to load or render: offers a retry, or to give up the input on the page. */
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
