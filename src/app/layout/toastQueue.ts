import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';

/** How long a plain toast is seen, in milliseconds (specification, section 9). */
const toastDuration = 2000;
/** How long an undoable change can be taken back, unless the notification says otherwise. */
const undoDuration = 5000;

export interface ShownToast extends NotificationPayload {
  /** A new number for each toast, so that the same message twice is two toasts. */
  readonly id: number;
}

export interface ToastQueue {
  readonly current: ShownToast | undefined;
  /** Whether the toast stays until it is closed by hand. */
  readonly lasting: boolean;
  /** Takes the toast away; an undoable change is then carried out. */
  readonly close: () => void;
  /** Takes the toast away and its change back. */
  readonly undo: () => void;
  /** Stops the clock of an undoable toast while it is pointed at or has the focus; a plain toast never waits. */
  readonly hold: (held: boolean) => void;
}

/**
 * Shows notifications one by one, the newest at once; one with `returns` comes back afterwards. An undoable change is carried
 * out when its toast goes for any reason, but taken back when `isCurrent` says that its person is gone.
 */
export function useToastQueue(isCurrent: () => boolean): ToastQueue {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [current, setCurrent] = useState<ShownToast>();
  const [held, hold] = useState(false);
  const count = useRef(0);
  const swept = useRef<NotificationPayload>(undefined);
  const undoable = current?.notificationOptions?.undoable === true;
  const asked = current?.notificationOptions?.autoHideDuration;
  const duration = asked === undefined ? (undoable ? undoDuration : toastDuration) : asked;

  const settle = useCallback(
    (isUndo: boolean) => {
      if (undoable) takeMutation()?.({ isUndo: isUndo || !isCurrent() });
      setCurrent(undefined);
    },
    [undoable, takeMutation, isCurrent],
  );
  const show = useCallback((next: NotificationPayload | undefined) => {
    count.current += 1;
    if (next) setCurrent({ ...next, type: toastType(next), id: count.current });
    hold(false);
  }, []);
  const end = useCallback(
    (isUndo: boolean) => {
      settle(isUndo);
      show(swept.current);
      swept.current = undefined;
    },
    [settle, show],
  );
  const close = useCallback(() => end(false), [end]);
  const undo = useCallback(() => end(true), [end]);

  const showNext = useEffectEvent(() => {
    settle(false);
    if (current?.notificationOptions?.returns === true) swept.current = current;
    show(takeNotification() ?? undefined);
  });
  useEffect(() => {
    if (notifications.length > 0) showNext();
  }, [notifications]);

  const expire = useEffectEvent(close);
  const leave = useEffectEvent(() => settle(false));
  const waiting = held && undoable;
  useEffect(() => {
    if (!current || duration === null || waiting) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [current, duration, waiting]);

  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (!undoable) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [undoable]);

  return { current, lasting: duration === null, close, undo, hold };
}

/** The change has not reached the server yet, so leaving now would lose it. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
  event.returnValue = true;
}

/** The messages by which react-admin's own pages say that they have done something, also in the words of a resource. */
const done = /^(?:ra\.notification|resources\..+\.notifications)\.(?:created|updated|deleted)$/;

/** How a toast looks: react-admin calls a success an information, and the house has one colour for both. */
function toastType({ message, type }: NotificationPayload): NotificationPayload['type'] {
  return type === 'info' && typeof message === 'string' && done.test(message) ? 'success' : type;
}
