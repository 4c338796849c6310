import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { useTranslate } from 'react-admin';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import type { RecordLine } from '../../../records/row-menu/LineMenu';
import { RecordMenu } from '../../../records/row-menu/RecordMenu';
import type { RowMenuProps } from '../../../records/row-menu/rowMenu';
import { type MessageAction, useMessageAction } from '../message/useMessageAction';
import type { Message } from '../messageSchema';
import { useMessageRefusal } from '../useMessageRefusal';

const texts = 'areas.messages.actions';

/** What is done often with one message, from the list. */
export function MessageMenu(props: RowMenuProps<Message>) {
  const message = props.record;
  const translate = useTranslate();
  const refusalOf = useMessageRefusal();
  const refused = useRefusedAction('edit');
  const { act, question } = useMessageAction(message);
  const line = (action: MessageAction, icon: RecordLine['icon']): RecordLine => ({
    label: translate(`${texts}.${action}`),
    icon,
    reason: refused ?? refusalOf(message, action),
    onRun: () => void act(action),
  });
  return (
    <>
      <RecordMenu
        {...props}
        lines={[
          line('duplicate', ContentCopy),
          message.phase === 'paused' ? line('resume', Play) : line('pause', Pause),
          line('end', Stop),
          line('archive', Archive),
        ]}
        canDelete
        deleteReason={refusalOf(message, 'delete')}
      />
      {question}
    </>
  );
}
