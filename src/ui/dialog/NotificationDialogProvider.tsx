import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../focus/takeFocus';
import { ModalDialog } from './ModalDialog';
import {
  type DialogNotification,
  type NotificationAction,
  type NotificationDialog,
  NotificationDialogContext,
} from './notificationDialog';

interface Waiting extends DialogNotification {
  readonly id: number;
}

/** Provides the notification dialog and shows one at a time. Place it inside `LoadingOverlayProvider`. */
export function NotificationDialogProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const current = queue[0];

  const dialog = useMemo<NotificationDialog>(() => {
    let lastId = 0;
    return {
      open: (notification) => {
        lastId += 1;
        const queued = { ...notification, id: lastId };
        setQueue((previousQueue) => [...previousQueue, queued]);
      },
    };
  }, []);
  const close = (action: NotificationAction) => {
    setQueue((previousQueue) => previousQueue.slice(1));
    action.onClick?.();
  };

  return (
    <NotificationDialogContext value={dialog}>
      {children}
      {current ? <NotificationDialogView key={current.id} notification={current} onClose={close} /> : null}
    </NotificationDialogContext>
  );
}

interface NotificationDialogViewProps {
  notification: DialogNotification;
  onClose: (action: NotificationAction) => void;
}

/** One notification. Escape and a click outside trigger the only button; with several buttons one must be chosen. */
function NotificationDialogView({ notification, onClose }: NotificationDialogViewProps) {
  const translate = useTranslate();
  const isClosed = useRef(false);
  const actions: readonly NotificationAction[] = notification.actions?.length
    ? notification.actions
    : [{ text: translate('ui.action.ok') }];

  const choose = (action: NotificationAction) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(action);
  };
  const [firstAction, ...otherActions] = actions;
  const dismiss = firstAction && otherActions.length === 0 ? () => choose(firstAction) : undefined;

  return (
    <ModalDialog
      open
      rank="notification"
      title={notification.title}
      onClose={dismiss}
      maxWidth="sm"
      fullWidth={false}
    >
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {notification.message}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            {actions.map((action, index) => {
              const primary = index === actions.length - 1;
              return (
                <Button
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and texts may repeat
                  key={index}
                  variant={primary ? 'contained' : 'outlined'}
                  ref={primary ? takeFocus : undefined}
                  onClick={() => choose(action)}
                >
                  {action.text}
                </Button>
              );
            })}
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
