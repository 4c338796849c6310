import Publish from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import { ReasonedButton } from '../../../ui/controls/ReasonedButton';
import { ModalDialog } from '../../../ui/dialog/ModalDialog';
import { lazyPart } from '../../../ui/loading/LazyPart';
import type { Message } from '../messageSchema';
import { useMessageRefusal } from '../useMessageRefusal';

const texts = 'areas.messages.publish';
const PublishQuestion = lazyPart(() => import('./PublishQuestion').then((part) => part.PublishQuestion));

/** Publishes the draft as it is saved, after a question that names the number of people. */
export function PublishButton({ message }: { message: Message }) {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const refused = useRefusedAction('edit');
  const refusalOf = useMessageRefusal();
  const [open, setOpen] = useState(false);
  const reason = refused ?? (isDirty ? translate(`${texts}.saveFirst`) : refusalOf(message, 'publish'));
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<Publish />}
        reason={reason}
        onClick={() => setOpen(true)}
      >
        {translate(`${texts}.action`)}
      </ReasonedButton>
      <ModalDialog
        open={open}
        title={translate(`${texts}.title`)}
        onClose={() => setOpen(false)}
        maxWidth="sm"
      >
        <PublishQuestion message={message} onClose={() => setOpen(false)} />
      </ModalDialog>
    </>
  );
}
