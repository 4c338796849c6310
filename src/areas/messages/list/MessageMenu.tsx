import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useActionLine } from '@/records/actions/useActionLine';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { actionIcons } from '../message/actionIcons';
import { useDeleteReason } from '../message/useDeleteReason';
import { type MessageAction, useMessageAction } from '../message/useMessageAction';
import { type Message, refusalTexts } from '../messageSchema';

/** What is done often with one message, from the list. */
export function MessageMenu(props: RowMenuProps<Message>) {
  const message = props.record;
  const refusalOf = useAccessRefusal(refusalTexts);
  const deleteReason = useDeleteReason();
  const { act, question } = useMessageAction(message);
  const lineOf = useActionLine({
    texts: 'areas.messages.actions',
    act,
    refusalOf: (action) => refusalOf(message, action),
  });
  const line = (action: MessageAction) => lineOf(action, actionIcons[action]);
  return (
    <>
      <RecordMenu
        {...props}
        lines={[
          line('duplicate'),
          line(message.phase === 'paused' ? 'resume' : 'pause'),
          line('end'),
          line('archive'),
        ]}
        canDelete
        deleteReason={deleteReason(message)}
      />
      {question}
    </>
  );
}
