import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogTurn } from '../dialog/dialogOrder';
import { useFocusReturn } from '../focus/focusReturn';
import { framed } from '../page/framed';
import { LoadingLine } from '../state/LoadingLine';
import {
  type LoadingOverlay,
  LoadingOverlayContext,
  OverlayPauseContext,
  overlayTimeout,
} from './loadingOverlay';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Blocks at once and appears after 200 ms, so that it does not flash. */
function LoadingOverlayDialog({ open }: { open: boolean }) {
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
            ...framed,
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

/** Provides the loading overlay and renders it above the page. */
export function LoadingOverlayProvider({ children }: { children: ReactNode }) {
  const timers = useRef(new Map<symbol, ReturnType<typeof setTimeout>>());
  const [count, setCount] = useState(0);
  const [pauses, setPauses] = useState(0);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  const overlay = useMemo<LoadingOverlay>(() => {
    const close = (opening: symbol) => {
      clearTimeout(timers.current.get(opening));
      timers.current.delete(opening);
      setCount(timers.current.size);
    };
    const show = () => {
      const opening = Symbol('opening');
      timers.current.set(
        opening,
        setTimeout(() => close(opening), overlayTimeout),
      );
      setCount(timers.current.size);
      return () => close(opening);
    };
    const hide = () => {
      for (const oldest of timers.current.keys()) return close(oldest);
    };
    return { show, hide, during: (work) => work.finally(show()) };
  }, []);

  const pause = useCallback(() => {
    setPauses((before) => before + 1);
    return () => setPauses((before) => before - 1);
  }, []);

  return (
    <OverlayPauseContext value={pause}>
      <LoadingOverlayContext value={overlay}>
        {children}
        <LoadingOverlayDialog open={count > 0 && pauses === 0} />
      </LoadingOverlayContext>
    </OverlayPauseContext>
  );
}
