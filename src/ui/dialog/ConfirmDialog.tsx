import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../focus/takeFocus';
import { ModalDialog } from './ModalDialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: ReactNode;
  /** The caption of the button that does it: a verb. */
  confirm: string;
  danger?: boolean;
  /** While true, the dialog cannot be closed. */
  busy?: boolean;
  error?: string;
  /** A choice or a confirmation is missing. */
  disabled?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. Escape and a click beside it mean Cancel, which has the focus at first. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirm,
  danger = false,
  busy = false,
  error,
  disabled = false,
  maxWidth = 'xs',
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const content = (descriptionId?: string) => (
    <>
      <DialogContent>
        {message ? (
          <DialogContentText id={descriptionId} component="div" sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </DialogContentText>
        ) : null}
        {children}
        {error ? (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {error}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="outlined" onClick={onCancel} disabled={busy}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={disabled}
        >
          {confirm}
        </Button>
      </DialogActions>
    </>
  );
  return (
    <ModalDialog open={open} title={title} onClose={busy ? undefined : onCancel} maxWidth={maxWidth}>
      {message ? content : content()}
    </ModalDialog>
  );
}
