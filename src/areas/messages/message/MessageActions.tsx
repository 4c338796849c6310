import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { type Message, refusalTexts } from '../messageSchema';
import { actionIcons, type MessageAction, useMessageAction } from './messageActions';

const actions: readonly MessageAction[] = ['pause', 'resume', 'end', 'archive', 'duplicate'];
const urgent: readonly MessageAction[] = ['pause', 'resume', 'end'];

/** The actions on a message besides changing it, without those impossible in its phase. */
export function MessageActions({ message }: { message: Message }) {
  const refusalOf = useAccessRefusal(refusalTexts);
  const { act, busy, question } = useMessageAction(message);
  return (
    <>
      <ActionButtons
        texts="areas.messages.actions"
        actions={actions
          .filter((action) => refusalOf(message, action) === undefined)
          .map((action) => [action, actionIcons[action]])}
        urgent={urgent}
        {...{ act, busy }}
      />
      {question}
    </>
  );
}
