import Publish from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useFormChange } from '@/records/form/formChange';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { unguarded } from '@/ui/leave/unguarded';
import type { Message } from '../messageSchema';
import { PublishDialog } from './PublishDialog';
import { asksToPublish } from './publishPath';

interface PublishButtonProps {
  /** None yet on the page that creates it, which opens the message with the question. */
  message?: Message;
  /** Called before it is saved for this, and afterwards with false. */
  onSaving?: (isSaving: boolean) => void;
}

/** Saves what is written, and asks whether to publish it. The address may ask too: it comes from the page that created the message. */
export function PublishButton({ message, onSaving }: PublishButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { changed, save } = useFormChange();
  const refused = useRefusalReason('edit');
  const [isOpen, setOpen] = useState(false);
  const isAsked = asksToPublish(search);
  const start = async () => {
    onSaving?.(true);
    if ((message && !changed) || (await save())) setOpen(true);
    onSaving?.(false);
  };
  const close = () => {
    setOpen(false);
    if (!isAsked) return;
    const query = new URLSearchParams(search);
    query.delete('publish');
    navigate({ search: query.toString(), hash }, { replace: true, state: unguarded });
  };
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<Publish />}
        reason={refused}
        onClick={() => void start()}
      >
        {translate('areas.messages.publish.action')}
      </ReasonedButton>
      {message ? <PublishDialog message={message} open={isOpen || isAsked} onClose={close} /> : null}
    </>
  );
}
