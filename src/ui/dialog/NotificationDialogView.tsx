import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../focus/focusReturn';
import { takeFocus } from '../focus/takeFocus';
import type { DialogNotification, NotificationAction } from './notificationDialog';

interface NotificationDialogViewProps {
  notification: DialogNotification;
  /** Called once, with the action that was chosen. */
  onClose: (action: NotificationAction) => void;
}

/** One notification as a modal dialog. Escape and a click beside it stand for the only button; between several one must be chosen. */
export function NotificationDialogView({ notification, onClose }: NotificationDialogViewProps) {
  const translate = useTranslate();
  const id = useId();
  const closed = useRef(false);
  useFocusReturn(true);
  const actions: readonly NotificationAction[] = notification.actions?.length
    ? notification.actions
    : [{ text: translate('ui.action.ok') }];

  const choose = (action: NotificationAction) => {
    if (closed.current) return;
    closed.current = true;
    onClose(action);
  };
  const [only, ...others] = actions;
  const dismiss = only && others.length === 0 ? () => choose(only) : undefined;

  return (
    <Dialog open onClose={dismiss} aria-labelledby={`${id}-title`} aria-describedby={`${id}-message`}>
      <DialogTitle id={`${id}-title`}>{notification.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-message`} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
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
    </Dialog>
  );
}
