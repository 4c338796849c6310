import Archive from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { defineBulk } from '../../../records/bulk/defineBulk';
import { messages } from '../messageSchema';

/** The changes that can be made to many messages at once. */
export const messageBulk = defineBulk({
  reference: messages,
  texts: 'areas.messages.list.bulk',
  refusals: 'areas.messages.refusals',
  skipCodes: ['not_live', 'not_paused', 'is_live', 'archived', 'published'],
  operations: [
    { op: 'pause', icon: Pause, direct: true, inverse: 'resume' },
    { op: 'resume', icon: Play, direct: true, inverse: 'pause' },
    { op: 'end', icon: Stop, danger: true },
    { op: 'archive', icon: Archive, direct: true },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
