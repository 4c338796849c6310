import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, refusalCode } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { needsKind } from '../checks/kindOfChange';
import { PhaseChip } from '../list/PhaseChip';
import { type Message, messageName, refusalTexts } from '../messageSchema';
import { PublishButton } from '../publish/PublishButton';
import { scheduleShape } from '../schedule/scheduleShape';
import { type Change, ChangeQuestion } from './ChangeQuestion';
import { MessageTabs } from './MessageTabs';
import { actionIcons, type MessageAction, useMessageAction } from './messageActions';
import { PastMessage } from './PastMessage';
import { withWholeTexts } from './withWholeTexts';

/** `/messages/<id>`: a message. A change that readers get is a correction or news; a past one is read-only. */
export function MessageEdit() {
  const tab = new URLSearchParams(useLocation().search).get('tab') ?? '';
  const refusal = useAccessRefusal(refusalTexts);
  const { ask, asked, open, answer } = useConfirmation<string, Change>();
  // After a conflict the answer applies to the compared version.
  const answered = useRef<{ version: unknown; change: Change }>(undefined);
  const save = async (values: Record<string, unknown>, message: Message, send: Send) => {
    const { version } = values;
    const known = answered.current?.version === version ? answered.current?.change : undefined;
    const isAsked = known === undefined && needsKind(message, Object.keys(values));
    const change = isAsked ? await ask(messageName(message)) : known;
    if (isAsked && change === undefined) return undefined;
    try {
      return await send(change && { change });
    } catch (error) {
      const { current } = refusalOf(error);
      if (current && change) answered.current = { version: current.version, change };
      if (!(error instanceof ApiError) || refusalCode(error) !== 'live_change') throw error;
    }
    // It has reached readers since it was loaded.
    const late = await ask(messageName(message));
    return late && send({ change: late });
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
