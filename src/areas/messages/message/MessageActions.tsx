import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import { FurtherActions } from '../../../records/list/FurtherActions';
import { ReasonedButton } from '../../../ui/controls/ReasonedButton';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { type Message, messageName } from '../messageSchema';
import { useMessageRefusal } from '../useMessageRefusal';
import { type MessageAction, useMessageAction } from './useMessageAction';

const texts = 'areas.messages.actions';

/** What can be done with a message beside changing it; what is impossible in its phase is left out. */
export function MessageActions({ message }: { message: Message }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refusalOf = useMessageRefusal();
  const refused = useRefusedAction('edit');
  const [ending, setEnding] = useState(false);
  const { run, busy } = useMessageAction(message);
  const button = (action: MessageAction, icon: ReactNode, onRun?: () => void) =>
    refusalOf(message, action) === undefined ? (
      <ReasonedButton
        variant="outlined"
        startIcon={icon}
        loading={busy === action}
        reason={refused}
        onClick={onRun ?? (() => void run(action))}
      >
        {translate(`${texts}.${action}`)}
      </ReasonedButton>
    ) : null;
  const duplicate = async () => {
    const copy = await run('duplicate');
    if (copy) navigate(`/messages/${encodeURIComponent(copy.id)}`);
  };
  return (
    <>
      <FurtherActions>
        {button('pause', <Pause />)}
        {button('resume', <Play />)}
        {button('end', <Stop />, () => setEnding(true))}
        {button('archive', <Archive />)}
        {button('duplicate', <ContentCopy />, () => void duplicate())}
      </FurtherActions>
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
