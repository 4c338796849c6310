import { type ReactNode, useState } from 'react';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog';

/** What the content of the dialog is given. */
export interface BusyDialogContent {
  readonly onClose: () => void;
  /** A change is being sent: the dialog cannot be closed meanwhile. */
  readonly onBusy: (busy: boolean) => void;
}

interface BusyDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: (content: BusyDialogContent) => ReactNode;
}

/** A dialog that opens at once while its content is loaded, and stays open while that sends a change. */
export function BusyDialog({ open, title, onClose, children }: BusyDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <ModalDialog open={open} title={title} onClose={busy ? undefined : onClose} maxWidth="sm">
      {children({ onClose, onBusy: setBusy })}
    </ModalDialog>
  );
}
