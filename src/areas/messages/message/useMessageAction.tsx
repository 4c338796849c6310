import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../records/calls/useErrorText';
import { useRecordMutation } from '../../../records/calls/useRecordMutation';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

/** The actions on one message beside changing, publishing and deleting it. */
export type MessageAction = 'pause' | 'resume' | 'end' | 'archive' | 'duplicate';

const texts = 'areas.messages.actions';

/**
 * `act` runs an action on a message and reports the result. A copy is opened at once; ending asks first, by `question`, because it cannot be
 * undone. `busy` is the action in progress.
 */
export function useMessageAction(message: Message) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
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
  const busy = isPending ? variables : undefined;

  const act = async (action: MessageAction): Promise<void> => {
    if (action === 'end') return setEnding(true);
    const answer = await run(action);
    if (action === 'duplicate' && answer) navigate(`/messages/${encodeURIComponent(answer.id)}`);
  };
  const question = (
    <ConfirmDialog
      open={ending}
      title={translate(`${texts}.endTitle`, { name })}
      message={translate(`${texts}.endMessage`)}
      confirm={translate(`${texts}.end`)}
      danger
      busy={busy === 'end'}
      onConfirm={async () => {
        await run('end');
        setEnding(false);
      }}
      onCancel={() => setEnding(false)}
    />
  );
  return { act, busy, question };
}
