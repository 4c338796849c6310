import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { useCloseQuestion } from '@/ui/leave/useCloseQuestion';

/** How long a plain toast is visible, in milliseconds (specification, section 9). */
const toastDuration = 2000;
/** How long a change can be undone, unless the notification specifies it, in milliseconds. */
const undoDuration = 5000;

export interface ShownToast extends NotificationPayload {
  /** Unique for each toast, so that the same message twice is two toasts. */
  readonly id: number;
}

export interface ToastQueue {
  readonly current: ShownToast | undefined;
  /** Whether the toast stays until the user closes it. */
  readonly lasting: boolean;
  /** Closes the toast and carries out an undoable change. */
  readonly close: () => void;
  /** Closes the toast and undoes its change. */
  readonly undo: () => void;
  /** Pauses the timer of an undoable toast while it is hovered or focused; a plain toast never pauses. */
  readonly hold: (held: boolean) => void;
}

/**
 * Shows notifications one at a time, the newest first; one with `returns` comes back afterwards. An undoable change is carried out
 * when its toast closes for any reason, but undone if `isCurrent` says that its session is over.
 */
export function useToastQueue(isCurrent: () => boolean): ToastQueue {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [current, setCurrent] = useState<ShownToast>();
  const [held, hold] = useState(false);
  const count = useRef(0);
  const sweptPayload = useRef<NotificationPayload>(undefined);
  const undoable = current?.notificationOptions?.undoable === true;
  const requestedDuration = current?.notificationOptions?.autoHideDuration;
  const duration =
    requestedDuration === undefined ? (undoable ? undoDuration : toastDuration) : requestedDuration;

  const settle = (isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo: isUndo || !isCurrent() });
    setCurrent(undefined);
  };
  const show = (next: NotificationPayload | undefined) => {
    count.current += 1;
    if (next) setCurrent({ ...next, type: toastType(next), id: count.current });
    hold(false);
  };
  const end = (isUndo: boolean) => {
    settle(isUndo);
    show(sweptPayload.current);
    sweptPayload.current = undefined;
  };
  const close = () => end(false);
  const undo = () => end(true);

  const showNext = useEffectEvent(() => {
    settle(false);
    if (current?.notificationOptions?.returns === true) sweptPayload.current = current;
    show(takeNotification() ?? undefined);
  });
  useEffect(() => {
    if (notifications.length > 0) showNext();
  }, [notifications]);

  const expire = useEffectEvent(close);
  const leave = useEffectEvent(() => settle(false));
  const isWaiting = held && undoable;
  useEffect(() => {
    if (!current || duration === null || isWaiting) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [current, duration, isWaiting]);

  useEffect(() => () => leave(), []);
  // Leaving the page now would lose the change, which has not been sent yet.
  useCloseQuestion(undoable);

  return { current, lasting: duration === null, close, undo, hold };
}

/** The success messages of react-admin's own pages, generic or per resource. */
const successTexts = /^(?:ra\.notification|resources\..+\.notifications)\.(?:created|updated|deleted)$/;

/** The type of a toast; react-admin reports successes as `info`. */
function toastType({ message, type }: NotificationPayload): NotificationPayload['type'] {
  return type === 'info' && typeof message === 'string' && successTexts.test(message) ? 'success' : type;
}
