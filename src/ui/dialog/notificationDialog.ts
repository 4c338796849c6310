import { createContext, useContext } from 'react';

/** A button of the dialog, which closes before `onClick` runs once. */
export interface NotificationAction {
  readonly text: string;
  readonly onClick?: () => void;
}

/** The content of a notification dialog (specification, section 3). The message is text, never markup. */
export interface DialogNotification {
  readonly title: string;
  readonly message: string;
  /** In the order of the buttons; the last one is the primary button. Default: one 'OK'. */
  readonly actions?: readonly NotificationAction[];
}

export interface NotificationDialog {
  /** Shows the notification; while another one is open it waits for its turn. */
  readonly open: (notification: DialogNotification) => void;
}

export const NotificationDialogContext = createContext<NotificationDialog>({ open: () => {} });

/** The notification dialog of the page: any code may open one with title, message and actions. */
export function useNotificationDialog(): NotificationDialog {
  return useContext(NotificationDialogContext);
}
