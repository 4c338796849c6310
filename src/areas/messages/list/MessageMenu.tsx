import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import type { RecordLine } from '../../../records/row-menu/LineMenu';
import { RecordMenu } from '../../../records/row-menu/RecordMenu';
import type { RowMenuProps } from '../../../records/row-menu/rowMenu';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { type MessageAction, useMessageAction } from '../message/useMessageAction';
import { type Message, messageName, messages } from '../messageSchema';
import { useMessageRefusal } from '../useMessageRefusal';

const texts = 'areas.messages.actions';

/** What is done often with one message, from the list. A copy is opened at once; ending asks first, because it cannot be undone. */
export function MessageMenu(props: RowMenuProps<Message>) {
  const message = props.record;
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const refusalOf = useMessageRefusal();
  const refused = useRefusedAction('edit');
  const [ending, setEnding] = useState(false);
  const { run, busy } = useMessageAction(message);
  const line = (action: MessageAction, icon: RecordLine['icon'], onRun?: () => void): RecordLine => ({
    label: translate(`${texts}.${action}`),
    icon,
    reason: refused ?? refusalOf(message, action),
    onRun: onRun ?? (() => void run(action)),
  });
  const duplicate = async () => {
    const copy = await run('duplicate');
    if (copy) navigate(createPath({ resource: messages.resource, type: 'edit', id: copy.id }));
  };
  return (
    <>
      <RecordMenu
        {...props}
        lines={[
          line('duplicate', ContentCopy, () => void duplicate()),
          message.phase === 'paused' ? line('resume', Play) : line('pause', Pause),
          line('end', Stop, () => setEnding(true)),
          line('archive', Archive),
        ]}
        canDelete
        deleteReason={refusalOf(message, 'delete')}
      />
      <ConfirmDialog
        open={ending}
        title={translate(`${texts}.endTitle`, { name: messageName(message) })}
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
    </>
  );
}
