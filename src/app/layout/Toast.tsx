import { keyframes } from '@emotion/react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { type ShownToast, useToastQueue } from './toastQueue';

interface ToastProps {
  /** Whether the session that the notifications belong to still exists. */
  isCurrent?: () => boolean;
  /** Whether a dialog covers the page, which hides toasts too. */
  veiled?: boolean;
}

const alwaysTrue = () => true;

/** Shows the notifications of `useNotify` at the top centre for 2000 ms (specification, section 8; reading R6). A click elsewhere does not close them. */
export function Toast({ isCurrent = alwaysTrue, veiled = false }: ToastProps) {
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

interface ToastMessageProps {
  toast: ShownToast;
  lasting: boolean;
  onClose: () => void;
  onUndo: () => void;
}

const icons = { success: CheckCircle, error: ErrorIcon, warning: Warning, info: Info };
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** One toast: icon and text in the colour of its type. Errors are announced at once, others politely. */
function ToastMessage({ toast, lasting, onClose, onUndo }: ToastMessageProps) {
  const translate = useTranslate();
  const { type, message, notificationOptions } = toast;
  const Icon = icons[type];
  const content =
    typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        boxSizing: 'border-box',
        maxWidth: '36rem',
        px: 2,
        py: 0.75,
        borderRadius: 1,
        // Visible in forced colours, which drop the background.
        border: '1px solid transparent',
        typography: 'body1',
        bgcolor: `${type}.main`,
        color: `${type}.contrastText`,
        boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        animation: `${slideIn} 160ms ease-out`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        pointerEvents: notificationOptions?.undoable || lasting ? 'auto' : undefined,
        '& button': {
          color: 'inherit',
          outlineColor: theme.palette[type].contrastText,
        },
      })}
    >
      <Icon />
      <Box sx={{ minWidth: 0 }}>{content}</Box>
      {notificationOptions?.undoable ? (
        <Button color="inherit" size="small" variant="outlined" onClick={onUndo} sx={undoButton}>
          {translate('ra.action.undo')}
        </Button>
      ) : null}
      {lasting ? (
        <IconButton size="small" edge="end" aria-label={translate('ui.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      ) : null}
    </Box>
  );
}

const undoButton = { flexShrink: 0, borderColor: 'currentColor', '&:hover': { borderColor: 'currentColor' } };
