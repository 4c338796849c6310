import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { refusalOf } from '@/api/refusal';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { PhaseChip } from '../list/PhaseChip';
import { type Message, messageName, refusalTexts } from '../messageSchema';
import { PublishButton } from '../publish/PublishButton';
import { scheduleShape } from '../schedule/scheduleShape';
import { type Change, ChangeQuestion } from './ChangeQuestion';
import { MessageTabs } from './MessageTabs';
import { actionIcons, type MessageAction, useMessageAction } from './messageActions';
import { PastMessage } from './PastMessage';
import { withWholeTexts } from './withWholeTexts';

/** `/messages/<id>`: a message. A change of a published one is a correction or news (MS19); a past one is read-only. */
export function MessageEdit() {
  const tab = new URLSearchParams(useLocation().search).get('tab') ?? '';
  const refusal = useAccessRefusal(refusalTexts);
  const { ask, asked, open, answer } = useConfirmation<string, Change>();
  // After a conflict the answer applies to the compared version.
  const answered = useRef<{ version: unknown; change: Change }>(undefined);
  const save = async ({ version }: Record<string, unknown>, message: Message, send: Send) => {
    if (message.phase === 'draft') return send();
    const known = answered.current;
    const change = known?.version === version ? known?.change : await ask(messageName(message));
    if (change === undefined) return undefined;
    try {
      return await send({ change });
    } catch (error) {
      const { current } = refusalOf(error);
      if (current) answered.current = { version: current.version, change };
      throw error;
    }
  };
  return (
    <>
      <EditPage<Message>
        headline={messageName}
        wide
        actions={(message) => (
          <>
            <Box sx={{ alignSelf: 'center' }}>
              <PhaseChip phase={message.phase} />
            </Box>
            <MessageActions message={message} />
          </>
        )}
        canDelete={(message) => refusal(message, 'delete') === undefined}
        buttons={(message) => (message.phase === 'draft' ? <PublishButton message={message} /> : null)}
        instead={(message) => (isPast(message) ? <PastMessage message={message} /> : undefined)}
        hidesBar={tab === 'receipts' || tab === 'history'}
        objects={compared}
        transform={withWholeTexts}
        shape={scheduleShape}
        save={save}
      >
        {(message) => <MessageTabs message={message} />}
      </EditPage>
      <ChangeQuestion name={asked ?? ''} open={open} onAnswer={answer} />
    </>
  );
}

const actions: readonly MessageAction[] = ['pause', 'resume', 'end', 'archive', 'duplicate'];
const urgent: readonly MessageAction[] = ['pause', 'resume', 'end'];

/** The actions on a message besides changing it, without those impossible in its phase. */
function MessageActions({ message }: { message: Message }) {
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

const isPast = ({ phase }: Message) => phase === 'ended' || phase === 'archived';

/** Two people may edit two languages of a message. */
const compared = ['texts'];
