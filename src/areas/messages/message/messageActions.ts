import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { useDuplicate } from '@/records/actions/useDuplicate';
import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

const texts = 'areas.messages.actions';

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
export const useMessageAction = (message: Message) => {
  const { resource } = messages;
  return useRecordAction<MessageAction>(message, {
    resource,
    schema: messageSchema,
    texts,
    name: messageName(message),
    asks: 'end',
    ...useDuplicate(resource, texts, message.name),
  });
};
