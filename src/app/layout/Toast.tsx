import Box from '@mui/material/Box';
import { CloseNotificationContext } from 'react-admin';
import { ToastMessage } from './ToastMessage';
import { useToastQueue } from './toastQueue';

interface ToastProps {
  /** Whether the person for whom this was made is still signed in. */
  isCurrent?: () => boolean;
  /** Whether a dialog veils the page: then its toasts are not seen either. */
  veiled?: boolean;
}

const always = () => true;

/** The notifications of `useNotify`: top centre, 2000 ms (specification, section 8; reading R6). A click elsewhere closes none. */
export function Toast({ isCurrent = always, veiled = false }: ToastProps) {
  const { current, lasting, close, undo, hold } = useToastQueue(isCurrent);
  const keep = () => hold(true);
  const release = () => hold(false);
  return (
    <CloseNotificationContext value={close}>
      <Box
        aria-live={current?.type === 'error' ? 'off' : 'polite'}
        onPointerEnter={keep}
        onPointerLeave={release}
        onFocus={keep}
        onBlur={release}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          top: 4,
          insetInline: 16,
          display: 'flex',
          justifyContent: 'center',
          pointerEvents: 'none',
          displayPrint: 'none',
          visibility: veiled ? 'hidden' : undefined,
        }}
      >
        {current ? (
          <ToastMessage key={current.id} toast={current} lasting={lasting} onClose={close} onUndo={undo} />
        ) : null}
      </Box>
    </CloseNotificationContext>
  );
}
