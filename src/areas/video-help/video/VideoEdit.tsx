import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { EditPage } from '@/records/form/EditPage';
import { StatusChip } from '../list/StatusChip';
import { useVideoAction } from '../useVideoAction';
import { type Video, videoName } from '../videoSchema';
import { PublishButton } from './PublishButton';
import { VideoTabs } from './VideoTabs';

/** `/video-help/videos/<id>`: a video, in tabs. */
export function VideoEdit() {
  const translate = useTranslate();
  return (
    <EditPage<Video>
      headline={videoName}
      wide
      actions={(video) => (
        <>
          <Box sx={{ alignSelf: 'center' }}>
            <StatusChip status={video.status} />
          </Box>
          <VideoActions video={video} />
        </>
      )}
      canDelete
      deleteReason={({ publishedAt }) =>
        publishedAt === null ? undefined : translate('areas.video-help.refusals.was_published')
      }
      buttons={(video) => (video.status === 'draft' ? <PublishButton video={video} /> : null)}
      objects={compared}
    >
      {(video) => <VideoTabs video={video} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may work on two languages. */
const compared = ['title', 'summary', 'description', 'sources'];

const actions = {
  draft: [],
  published: [
    ['archive', Archive],
    ['mark-verified', Fact],
  ],
  archived: [['reopen', Unarchive]],
} as const;

/** The actions on a video that its status allows, except editing and publishing. */
function VideoActions({ video }: { video: Video }) {
  const { act, busy } = useVideoAction(video);
  return (
    <ActionButtons texts="areas.video-help.actions" actions={actions[video.status]} {...{ act, busy }} />
  );
}
