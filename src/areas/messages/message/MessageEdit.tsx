import { useRef } from 'react';
import { refusalCode } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { ActionBar } from '@/records/lifecycle/ActionBar';
import { PublishButton } from '@/records/lifecycle/PublishButton';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { needsKind } from '../checks/kindOfChange';
import { messageLife, messagePhases } from '../messageLife';
import { type Message, messageName, refusalTexts } from '../messageSchema';
import { MessagePublishQuestion } from '../publish/MessagePublishQuestion';
import { scheduleShape } from '../schedule/scheduleShape';
import { type Change, ChangeQuestion } from './ChangeQuestion';
import { MessageTabs } from './MessageTabs';
import { PastMessage } from './PastMessage';
import { sentMessage } from './sentMessage';

/** `/messages/<id>`: a message. A change that readers get is a correction or news; a past one is read-only. */
export function MessageEdit() {
  const refusal = useAccessRefusal(refusalTexts);
  const { ask, question, open, answer } = useConfirmation<string, Change>();
  // After a conflict the answer applies to the compared version.
  const answered = useRef<{ version: unknown; change: Change }>(undefined);
  const save = async (values: Record<string, unknown>, message: Message, send: Send) => {
    const { version } = values;
    const lastChange = answered.current?.version === version ? answered.current?.change : undefined;
    const isAsked = lastChange === undefined && needsKind(message, Object.keys(values));
    const change = isAsked ? await ask(messageName(message)) : lastChange;
    if (isAsked && change === undefined) return undefined;
    try {
      return await send(change && { change });
    } catch (error) {
      const { current } = refusalOf(error);
      if (current && change) answered.current = { version: current.version, change };
      if (refusalCode(error) !== 'live_change') throw error;
    }
    // It has reached readers since it was loaded.
    const lateChange = await ask(messageName(message));
    return lateChange && send({ change: lateChange });
  };
  return (
    <>
      <EditPage<Message>
        headline={messageName}
        wide
        status={(message) => <StatusMark states={messagePhases} state={message.phase} />}
        actions={(message) => <ActionBar life={messageLife} record={message} />}
        canDelete
        deleteReason={(message) => refusal(message, 'delete')}
        buttons={(message) =>
          message.phase === 'draft' ? (
            <PublishButton life={messageLife} record={message} question={MessagePublishQuestion} />
          ) : null
        }
        instead={(message) => (isReadOnly(message) ? <PastMessage message={message} /> : undefined)}
        objects={comparedFields}
        transform={sentMessage}
        shape={scheduleShape}
        save={save}
      >
        {(message) => <MessageTabs message={message} />}
      </EditPage>
      <ChangeQuestion name={question ?? ''} open={open} onAnswer={answer} />
    </>
  );
}

const isReadOnly = ({ phase }: Message) => phase === 'ended' || phase === 'archived';

/** Two people may edit two languages of a message. */
const comparedFields = ['texts'];
