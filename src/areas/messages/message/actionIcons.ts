import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';

/** The icons of actions, for one message and for many. */
export const actionIcons = {
  pause: Pause,
  resume: Play,
  end: Stop,
  archive: Archive,
  duplicate: ContentCopy,
  delete: DeleteOutlined,
} as const;
