import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';

interface ModalDialogProps {
  open: boolean;
  title: ReactNode;
  /** Called for Escape and a click beside the dialog; without it, neither closes. */
  onClose?: ((reason: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** As wide as `maxWidth`, however little it says; so unless said otherwise. */
  fullWidth?: boolean;
  /** The title has the focus at first, where no button is the safe or usual one. */
  focusTitle?: boolean;
  /** Content and buttons; `descriptionId` is for the element that says what the dialog is about. */
  children: ReactNode | ((descriptionId: string) => ReactNode);
}

/** The frame of every dialog: named by its title, described where it says by what, and the focus returns where it was. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, title, onClose, maxWidth = 'xs', fullWidth = true, focusTitle = false, children } = props;
  const id = useId();
  useFocusReturn(open);
  const isDescribed = typeof children === 'function';
  const content = isDescribed ? children(`${id}-description`) : children;
  return (
    <Dialog
      open={open}
      onClose={onClose && ((_event, reason) => onClose(reason))}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-description` : undefined}
      maxWidth={maxWidth}
      fullWidth={fullWidth}
    >
      <DialogTitle
        id={`${id}-title`}
        {...(focusTitle && { ref: takeFocus, tabIndex: -1 })}
        sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        {title}
      </DialogTitle>
      {content}
    </Dialog>
  );
}
