import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useContext, useId, useState } from 'react';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';
import { visuallyHidden } from '../focus/visuallyHidden';
import { handsetWidth } from '../handsetWidth';
import { useOverlayPause } from '../loading/loadingOverlay';
import { useOnceOpened } from '../useOnceOpened';
import { type DialogRank, DialogRankContext, isOfApplication, useDialogTurn } from './dialogOrder';

interface ModalDialogProps {
  open: boolean;
  title: ReactNode;
  /** Called on Escape and a click outside the dialog; without it, neither closes. */
  onClose?: ((reason: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
  /** Decides which dialogs it waits for; default: the rank of `DialogRankContext`. */
  rank?: DialogRank;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** As wide as `maxWidth`; default: true. */
  fullWidth?: boolean;
  /** Fills the screen on a handset: for dialogs with text input. */
  fillsHandset?: boolean;
  hideBackdrop?: boolean;
  /** At the top of the window, with its title for screen readers alone: for a field with hits below it. */
  atTop?: boolean;
  /** Puts the initial focus on the title, if no button is the safe or usual choice. */
  focusTitle?: boolean;
  /** Content and buttons; `descriptionId` is the id for the element that describes the dialog. */
  children: ReactNode | ((descriptionId: string) => ReactNode);
}

/**
 * The frame of every dialog. It opens when it is its turn (`dialogOrder.ts`); an open dialog that must wait is hidden
 * and keeps its input. Nothing is rendered before it opens for the first time.
 */
export function ModalDialog(props: ModalDialogProps) {
  const contextRank = useContext(DialogRankContext);
  const { open: isRequested, rank = contextRank } = props;
  const isTurn = useDialogTurn(rank, isRequested);
  const [wasOpen, setWasOpen] = useState(false);
  const open = isRequested && (isTurn || wasOpen);
  if (open !== wasOpen) setWasOpen(open);
  const isNeeded = useOnceOpened(open);
  useFocusReturn(open);
  useOverlayPause(isRequested && isOfApplication(rank));
  return isNeeded ? <DialogFrame {...props} open={open} rank={rank} isHidden={open && !isTurn} /> : null;
}

interface DialogFrameProps extends ModalDialogProps {
  isHidden: boolean;
}

function DialogFrame({ open, rank, isHidden, title, onClose, children, ...look }: DialogFrameProps) {
  const { maxWidth = 'xs', fullWidth = true, fillsHandset = false, hideBackdrop = false } = look;
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const id = useId();
  const isDescribed = typeof children === 'function';
  const content = isDescribed ? children(`${id}-description`) : children;
  return (
    <Dialog
      open={open}
      // A dialog that is fading out ignores clicks.
      inert={!open}
      onClose={onClose && ((_event, reason) => onClose(reason))}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-description` : undefined}
      maxWidth={maxWidth}
      fullWidth={fullWidth}
      fullScreen={handset && fillsHandset}
      hideBackdrop={hideBackdrop}
      sx={[rank === 'leaving' && aboveVeil, isHidden && hidden, look.atTop === true && topLook]}
    >
      <DialogTitle
        id={`${id}-title`}
        {...(look.focusTitle && { ref: takeFocus, tabIndex: -1 })}
        sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        {title}
      </DialogTitle>
      {content}
    </Dialog>
  );
}

/** The session may end while the leave dialog is open. */
const aboveVeil = { zIndex: ({ zIndex }: Theme) => zIndex.modal + 1 };

const topLook = {
  '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } },
  '& .MuiDialog-paper': { mt: { sm: '12vh' } },
  '& .MuiDialogTitle-root': visuallyHidden,
} as const;

/** Not `visibility`, which would prevent the focus from returning when the dialog above closes. */
const hidden = { opacity: 0 };
