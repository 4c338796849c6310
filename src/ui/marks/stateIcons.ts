import Archive from '@mui/icons-material/ArchiveOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import ExtensionOff from '@mui/icons-material/ExtensionOffOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import Undo from '@mui/icons-material/Undo';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';

/** One icon for each state, the same in all areas. */
export const stateIcons = {
  archived: Archive,
  blocked: Block,
  draft: EditNote,
  ended: Stop,
  expired: EventBusy,
  failing: ErrorOutline,
  /** Published, live, on, active. */
  inEffect: CheckCircle,
  invited: MailOutlined,
  off: RadioButtonUnchecked,
  paused: Pause,
  revoked: Unsubscribe,
  scheduled: Schedule,
  undone: Undo,
  unfit: ExtensionOff,
  warning: WarningAmber,
} as const;
