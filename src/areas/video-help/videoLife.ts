import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import { defineLifecycle } from '@/records/lifecycle/lifecycle';
import type { States } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import { type Video, videoSchema, videos } from './videoSchema';

/** What can be done with a video besides changing and publishing it. */
export const videoLife = defineLifecycle({
  reference: videos,
  schema: videoSchema,
  texts: 'areas.video-help',
  verbs: {
    archive: { icon: Archive },
    reopen: { icon: Unarchive, reverses: 'archive' },
    verify: { icon: Fact, main: true },
  },
});

/** The statuses of a video. */
export const videoStates: States<Video['status']> = {
  texts: 'areas.video-help.statuses',
  looks: {
    draft: { icon: stateIcons.draft, tone: 'action' },
    published: { icon: stateIcons.inEffect, tone: 'success' },
    archived: { icon: stateIcons.archived, tone: 'disabled' },
  },
};
