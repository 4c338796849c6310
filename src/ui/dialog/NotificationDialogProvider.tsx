import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { NotificationDialogView } from './NotificationDialogView';
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
    let last = 0;
    return {
      open: (notification) => {
        last += 1;
        const waiting = { ...notification, id: last };
        setQueue((before) => [...before, waiting]);
      },
    };
  }, []);
  const close = useCallback((action: NotificationAction) => {
    setQueue((before) => before.slice(1));
    action.onClick?.();
  }, []);

  return (
    <NotificationDialogContext value={dialog}>
      {children}
      {current ? <NotificationDialogView key={current.id} notification={current} onClose={close} /> : null}
    </NotificationDialogContext>
  );
}
