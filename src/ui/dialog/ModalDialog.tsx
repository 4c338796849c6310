import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useContext, useId, useState } from 'react';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';
import { handsetWidth } from '../handsetWidth';
import { useOverlayPause } from '../loading/loadingOverlay';
import { type DialogRank, DialogRankContext, isOfApplication, useDialogTurn } from './dialogOrder';

interface ModalDialogProps {
  open: boolean;
  title: ReactNode;
  /** Called for Escape and a click beside the dialog; without it, neither closes. */
  onClose?: ((reason: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
  /** Which dialogs it waits for; that of `DialogRankContext` unless told. */
  rank?: DialogRank;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** As wide as `maxWidth`; true by default. */
  fullWidth?: boolean;
  /** On a handset it takes the whole screen: for those in which one writes. */
  fillsHandset?: boolean;
  hideBackdrop?: boolean;
  /** The title has the focus at first, where no button is the safe or usual one. */
  focusTitle?: boolean;
  /** Content and buttons; `descriptionId` is for the element that says what the dialog is about. */
  children: ReactNode | ((descriptionId: string) => ReactNode);
}

/** The frame of every dialog. It opens when it is its turn (`dialogOrder.ts`); an open one that must wait is hidden and keeps its input. */
export function ModalDialog(props: ModalDialogProps) {
  const {
    title,
    onClose,
    maxWidth = 'xs',
    fullWidth = true,
    fillsHandset = false,
    hideBackdrop = false,
    focusTitle = false,
  } = props;
  const inherited = useContext(DialogRankContext);
  const { open: wanted, rank = inherited, children } = props;
  const isTurn = useDialogTurn(rank, wanted);
  const [wasOpen, setWasOpen] = useState(false);
  const open = wanted && (isTurn || wasOpen);
  if (open !== wasOpen) setWasOpen(open);
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const id = useId();
  useFocusReturn(open);
  useOverlayPause(wanted && isOfApplication(rank));
  const isDescribed = typeof children === 'function';
  const content = isDescribed ? children(`${id}-description`) : children;
  return (
    <Dialog
      open={open}
      // What fades out takes no second press.
      inert={!open}
      onClose={onClose && ((_event, reason) => onClose(reason))}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-description` : undefined}
      maxWidth={maxWidth}
      fullWidth={fullWidth}
      fullScreen={handset && fillsHandset}
      hideBackdrop={hideBackdrop}
      sx={[rank === 'leaving' && aboveVeil, open && !isTurn && hidden]}
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

/** The session may end while the question before leaving is open. */
const aboveVeil = { zIndex: ({ zIndex }: Theme) => zIndex.modal + 1 };

/** Not `visibility`, which would refuse the focus when the dialog above gives it back. */
const hidden = { opacity: 0 };
