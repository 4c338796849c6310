import Publish from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { QuestionButton } from '@/ui/dialog/QuestionButton';
import { type Message, refusalTexts } from '../messageSchema';
import { PublishQuestion } from './PublishQuestion';

const texts = 'areas.messages.publish';

/** Publishes the draft as it is saved, after a question that names the number of people. */
export function PublishButton({ message }: { message: Message }) {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(refusalTexts);
  return (
    <QuestionButton
      caption={translate(`${texts}.action`)}
      icon={Publish}
      reason={refused ?? (isDirty ? translate(`${texts}.saveFirst`) : refusalOf(message, 'publish'))}
      title={translate(`${texts}.title`)}
    >
      {(close) => <PublishQuestion message={message} onClose={close} />}
    </QuestionButton>
  );
}
