import Box from '@mui/material/Box';
import { CloseNotificationContext } from 'react-admin';
import { ToastMessage } from './ToastMessage';
import { useToastQueue } from './toastQueue';

interface ToastProps {
  /** Whether the session that the notifications belong to still exists. */
  isCurrent?: () => boolean;
  /** Whether a dialog covers the page, which hides toasts too. */
  veiled?: boolean;
}

const always = () => true;

/** Shows the notifications of `useNotify` at the top centre for 2000 ms (specification, section 8; reading R6). A click elsewhere does not close them. */
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
