import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { type Message, messageName } from '../messageSchema';
import { PublishQuestion } from './PublishQuestion';

interface PublishDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** Asks before a draft is published, on its page and in the list. */
export function PublishDialog({ message, open, onClose }: PublishDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open={open}
      title={translate('areas.messages.publish.title', { name: messageName(message) })}
      onClose={onClose}
      maxWidth="sm"
    >
      <PublishQuestion message={message} onClose={onClose} />
    </ModalDialog>
  );
}
