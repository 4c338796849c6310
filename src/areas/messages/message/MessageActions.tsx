import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { type Message, refusalTexts } from '../messageSchema';
import { actionIcons } from './actionIcons';
import { type MessageAction, useMessageAction } from './useMessageAction';

const actions: readonly MessageAction[] = ['pause', 'resume', 'end', 'archive', 'duplicate'];
const urgent: readonly MessageAction[] = ['pause', 'resume', 'end'];

/** What can be done with a message beside changing it; what is impossible in its phase is left out. */
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
