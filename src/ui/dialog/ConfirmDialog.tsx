import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { DialogButtons } from './DialogButtons';
import { ModalDialog } from './ModalDialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: ReactNode;
  /** The caption of the confirming button: a verb. */
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

/** Asks before something that cannot be undone. Escape and a click outside mean Cancel, which has the initial focus. */
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
      {/* A busy button loses the focus: after a failure it starts at Cancel again. */}
      <DialogButtons
        key={error === undefined ? 'ask' : 'again'}
        color={danger ? 'error' : 'primary'}
        {...{ confirm, busy, disabled, onConfirm, onCancel }}
      />
    </>
  );
  return (
    <ModalDialog open={open} title={title} onClose={busy ? undefined : onCancel} maxWidth={maxWidth}>
      {message ? content : content()}
    </ModalDialog>
  );
}
