import Archive from '@mui/icons-material/ArchiveOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { defineLifecycle } from '@/records/lifecycle/lifecycle';
import type { States } from '@/records/lifecycle/StatusMark';
import { type Message, messageSchema, messages } from './messageSchema';

/** What can be done with a message besides changing and publishing it. */
export const messageLife = defineLifecycle({
  reference: messages,
  schema: messageSchema,
  texts: 'areas.messages',
  verbs: {
    pause: { icon: Pause, urgent: true },
    resume: { icon: Play, urgent: true, reverses: 'pause' },
    end: { icon: Stop, urgent: true, asks: true },
    archive: { icon: Archive, asks: true },
    duplicate: { icon: ContentCopy, copies: true },
  },
});

/** The phases of a message. */
export const messagePhases: States<Message['phase']> = {
  texts: 'areas.messages.phases',
  looks: {
    draft: { icon: EditNote, color: 'action' },
    scheduled: { icon: Schedule, color: 'info' },
    live: { icon: Campaign, color: 'success' },
    paused: { icon: Pause, color: 'warning' },
    ended: { icon: EventAvailable, color: 'action' },
    archived: { icon: Archive, color: 'disabled' },
  },
};
