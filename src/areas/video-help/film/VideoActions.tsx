import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { useVideoAction } from '../useVideoAction';
import type { Video } from '../videoSchema';

const actions = {
  draft: [],
  published: [
    ['archive', Archive],
    ['mark-verified', Fact],
  ],
  archived: [['reopen', Unarchive]],
} as const;

/** The actions on a film that its status allows, except editing and publishing. */
export function VideoActions({ video }: { video: Video }) {
  return (
    <ActionButtons
      texts="areas.video-help.actions"
      actions={actions[video.status]}
      {...useVideoAction(video)}
    />
  );
}
