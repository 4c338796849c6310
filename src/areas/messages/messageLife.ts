import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { defineLifecycle } from '@/records/lifecycle/lifecycle';
import type { States } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import { type Message, messageSchema, messages } from './messageSchema';
import { startsLater } from './schedule/scheduleShape';

/** What can be done with a message besides changing and publishing it. */
export const messageLife = defineLifecycle({
  reference: messages,
  schema: messageSchema,
  texts: 'areas.messages',
  startsLater,
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
    draft: { icon: stateIcons.draft, tone: 'action' },
    scheduled: { icon: stateIcons.scheduled, tone: 'info' },
    live: { icon: stateIcons.inEffect, tone: 'success' },
    paused: { icon: stateIcons.paused, tone: 'warning' },
    ended: { icon: stateIcons.ended, tone: 'action' },
    archived: { icon: stateIcons.archived, tone: 'disabled' },
  },
};
