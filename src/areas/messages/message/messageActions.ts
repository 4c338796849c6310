import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

/** The icons of actions, for one message and for many. */
export const actionIcons = {
  pause: Pause,
  resume: Play,
  end: Stop,
  archive: Archive,
  duplicate: ContentCopy,
  delete: DeleteOutlined,
} as const;

/** The actions on one message besides changing, publishing and deleting it. */
export type MessageAction = 'pause' | 'resume' | 'end' | 'archive' | 'duplicate';

/** Runs actions on a message; asks before ending it. */
export const useMessageAction = (message: Message) =>
  useRecordAction<MessageAction>(message, {
    resource: messages.resource,
    schema: messageSchema,
    texts: 'areas.messages.actions',
    name: messageName(message),
    asks: 'end',
  });
