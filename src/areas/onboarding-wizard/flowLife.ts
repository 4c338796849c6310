import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { defineLifecycle } from '@/records/lifecycle/lifecycle';
import type { States } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import { type Flow, flowSchema, flows } from './flowSchema';

/** What can be done with a guide besides changing and publishing it. */
export const flowLife = defineLifecycle({
  reference: flows,
  schema: flowSchema,
  texts: 'areas.onboarding-wizard',
  verbs: {
    pause: { icon: Pause, main: true },
    resume: { icon: Play, main: true, reverses: 'pause' },
    discard: { icon: Undo, asks: true },
    archive: { icon: Archive, asks: true },
    duplicate: { icon: ContentCopy, copies: true },
  },
});

/** The statuses of a guide. */
export const flowStates: States<Flow['status']> = {
  texts: 'areas.onboarding-wizard.statuses',
  looks: {
    draft: { icon: stateIcons.draft, tone: 'action' },
    published: { icon: stateIcons.inEffect, tone: 'success' },
    paused: { icon: stateIcons.paused, tone: 'warning' },
    archived: { icon: stateIcons.archived, tone: 'disabled' },
  },
};
