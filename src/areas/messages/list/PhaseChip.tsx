import Archive from '@mui/icons-material/ArchiveOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Message } from '../messageSchema';

const looks = {
  draft: { Icon: EditNote, color: 'action' },
  scheduled: { Icon: Schedule, color: 'info' },
  live: { Icon: Campaign, color: 'success' },
  paused: { Icon: Pause, color: 'warning' },
  ended: { Icon: EventAvailable, color: 'action' },
  archived: { Icon: Archive, color: 'disabled' },
} as const;

/** Where a message is in its life, as text with an icon; the colour only repeats it. */
export function PhaseChip({ phase }: Pick<Message, 'phase'>) {
  const translate = useTranslate();
  const { Icon, color } = looks[phase];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon color={color} />}
      label={translate(`areas.messages.phases.${phase}`)}
      sx={{ borderColor: 'divider' }}
    />
  );
}
