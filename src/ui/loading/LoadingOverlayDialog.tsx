import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogTurn } from '../dialog/dialogOrder';
import { useFocusReturn } from '../focus/focusReturn';
import { LoadingLine } from '../state/LoadingLine';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Blocks at once and appears after 200 ms, so that it does not flash. */
export function LoadingOverlayDialog({ open }: { open: boolean }) {
  const translate = useTranslate();
  const label = useId();
  useFocusReturn(open);
  // It waits for no dialog; an area's dialog waits for it.
  useDialogTurn('overlay', open);
  return (
    <Modal open={open} hideBackdrop disableRestoreFocus>
      <Box
        role="dialog"
        aria-modal
        aria-labelledby={label}
        sx={{
          position: 'fixed',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          cursor: 'progress',
          outline: 0,
          bgcolor: 'rgb(21 20 18 / 0.4)',
          animation: `${appear} 150ms 200ms both`,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: 2,
            px: 4,
            py: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <LoadingLine />
          <Typography id={label} role="status">
            {translate('ui.state.wait')}
          </Typography>
        </Box>
      </Box>
    </Modal>
  );
}
