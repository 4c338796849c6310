import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../../records/calls/useErrorText';
import { useRecordMutation } from '../../../records/calls/useRecordMutation';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

/** The actions on one message that ask nothing. */
export type MessageAction = 'pause' | 'resume' | 'end' | 'archive' | 'duplicate';

const texts = 'areas.messages.actions';

/** Runs an action on a message and reports the result; undefined where it was refused. `busy` is the action in progress. */
export function useMessageAction(message: Message) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const sending = useRef(false);
  const name = messageName(message);
  const { mutateAsync, isPending, variables } = useRecordMutation(
    (calls, action: MessageAction) => {
      const path = `/${encodeURIComponent(message.id)}/actions/${action}`;
      const copy = translate(`${texts}.copyOf`, { name: message.name }).slice(0, 120);
      const body = action === 'duplicate' ? { name: copy } : { version: message.version };
      return calls.call(messages.resource, { path, body, schema: messageSchema });
    },
    { refreshes: [messages.resource] },
  );

  const run = async (action: MessageAction): Promise<Message | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    try {
      const answer = await mutateAsync(action);
      notify(`${texts}.done.${action}`, { type: 'success', messageArgs: { name } });
      return answer;
    } catch (error) {
      notify(`${texts}.failed`, { type: 'error', messageArgs: { name, reason: errorText(error) } });
      return undefined;
    } finally {
      sending.current = false;
    }
  };
  return { run, busy: isPending ? variables : undefined };
}
