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

interface PublishButtonProps {
  /** Undefined on the create page, which then opens the message with the question. */
  message?: Message;
  /** Called before saving in order to publish, and afterwards with false. */
  onSaving?: (isSaving: boolean) => void;
}

/** Saves the form, then asks whether to publish. The address can ask too, after the message was created. */
export function PublishButton({ message, onSaving }: PublishButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { changed, save } = useFormChange();
  const refused = useRefusalReason('edit');
  const [isOpen, setOpen] = useState(false);
  const isAsked = new URLSearchParams(search).has('publish');
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
