import Publish from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useActionLine } from '@/records/actions/useActionLine';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { actionIcons, type MessageAction, useMessageAction } from '../message/messageActions';
import { type Message, refusalTexts } from '../messageSchema';
import { PublishDialog } from '../publish/PublishDialog';

/** The frequent actions on a message, in the list. */
export function MessageMenu(props: RowMenuProps<Message>) {
  const message = props.record;
  const refusalOf = useAccessRefusal(refusalTexts);
  const refused = useRefusalReason('edit');
  const translate = useTranslate();
  const [isPublishing, setPublishing] = useState(false);
  const { act, question } = useMessageAction(message);
  const lineOf = useActionLine({
    texts: 'areas.messages.actions',
    act,
    refusalOf: (action) => refusalOf(message, action),
  });
  const line = (action: MessageAction) => lineOf(action, actionIcons[action]);
  const publish = {
    label: translate('areas.messages.publish.action'),
    icon: Publish,
    reason: refused,
    onRun: () => setPublishing(true),
  };
  return (
    <>
      <RecordMenu
        {...props}
        lines={[
          ...(message.phase === 'draft' ? [publish] : []),
          line('duplicate'),
          line(message.phase === 'paused' ? 'resume' : 'pause'),
          line('end'),
          line('archive'),
        ]}
        canDelete={refusalOf(message, 'delete') === undefined}
      />
      <PublishDialog message={message} open={isPublishing} onClose={() => setPublishing(false)} />
      {question}
    </>
  );
}
