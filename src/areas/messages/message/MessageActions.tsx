import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import { FurtherActions } from '../../../records/list/FurtherActions';
import { ReasonedButton } from '../../../ui/controls/ReasonedButton';
import type { Message } from '../messageSchema';
import { useMessageRefusal } from '../useMessageRefusal';
import { type MessageAction, useMessageAction } from './useMessageAction';

const texts = 'areas.messages.actions';

/** What can be done with a message beside changing it; what is impossible in its phase is left out. */
export function MessageActions({ message }: { message: Message }) {
  const translate = useTranslate();
  const refusalOf = useMessageRefusal();
  const refused = useRefusedAction('edit');
  const { act, busy, question } = useMessageAction(message);
  const button = (action: MessageAction, icon: ReactNode) =>
    refusalOf(message, action) === undefined ? (
      <ReasonedButton
        variant="outlined"
        startIcon={icon}
        loading={busy === action}
        reason={refused}
        onClick={() => void act(action)}
      >
        {translate(`${texts}.${action}`)}
      </ReasonedButton>
    ) : null;
  return (
    <>
      <FurtherActions>
        {button('pause', <Pause />)}
        {button('resume', <Play />)}
        {button('end', <Stop />)}
        {button('archive', <Archive />)}
        {button('duplicate', <ContentCopy />)}
      </FurtherActions>
      {question}
    </>
  );
}
