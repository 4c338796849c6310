import type { NotificationPayload } from 'react-admin';

/** The messages by which react-admin's own pages say that they have done something, also in the words of a resource. */
const done = /^(?:ra\.notification|resources\..+\.notifications)\.(?:created|updated|deleted)$/;

/** How a toast looks: react-admin calls a success an information, and the house has one colour for both. */
export function toastType({ message, type }: NotificationPayload): NotificationPayload['type'] {
  return type === 'info' && typeof message === 'string' && done.test(message) ? 'success' : type;
}
