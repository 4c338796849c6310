import Archive from '@mui/icons-material/ArchiveOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import { StateChip } from '@/records/columns/StateChip';
import type { Message } from '../messageSchema';

const looks = {
  draft: { icon: EditNote, color: 'action' },
  scheduled: { icon: Schedule, color: 'info' },
  live: { icon: Campaign, color: 'success' },
  paused: { icon: Pause, color: 'warning' },
  ended: { icon: EventAvailable, color: 'action' },
  archived: { icon: Archive, color: 'disabled' },
} as const;

/** The phase of a message. */
export function PhaseChip({ phase }: Pick<Message, 'phase'>) {
  const translate = useTranslate();
  return <StateChip {...looks[phase]} label={translate(`areas.messages.phases.${phase}`)} />;
}
