import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: ReactNode;
  /** The caption of the button that does it: a verb. */
  confirm: string;
  /** What is done cannot be undone. */
  danger?: boolean;
  /** It is being done: the dialog cannot be closed. */
  busy?: boolean;
  /** Why it could not be done; announced. */
  error?: string;
  /** It cannot be done yet, because a choice or a confirmation is missing. */
  disabled?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onConfirm: () => void;
  onCancel: () => void;
  /** Choices, or what will happen, below the message. */
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
  const id = useId();
  useFocusReturn(open);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={message ? `${id}-message` : undefined}
      maxWidth={maxWidth}
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {message ? (
          <DialogContentText id={`${id}-message`} component="div" sx={{ overflowWrap: 'anywhere' }}>
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
    </Dialog>
  );
}
