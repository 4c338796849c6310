import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useFocusReturn } from '../../../../ui/focus/focusReturn';

/** What the content of such a dialog is given. */
export interface DialogPart {
  readonly onClose: () => void;
  /** Something is being done: the dialog cannot be closed meanwhile. */
  readonly onBusy: (busy: boolean) => void;
}

interface PartDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The content, which may be loaded when it is first shown. */
  children: (part: DialogPart) => ReactNode;
}

/** A dialog that opens at once, while its content may still be on its way. */
export function PartDialog({ open, title, onClose, children }: PartDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  useFocusReturn(open);
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children({ onClose, onBusy: setBusy })}
    </Dialog>
  );
}
